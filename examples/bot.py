#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays lawful cards at a table of Avinas, by docs/protocol.md. Needs python3-websockets.

    avinas admin invite --role bot --data DATA       prints the invitation's secret
    bot.py ws://localhost:8080/ws TABLE E Robo SECRET robo.token
"""
import asyncio, json, pathlib, random, secrets, sys, websockets  # noqa: E401

url, table, seat, name, invitation, token_file = sys.argv[1:]
token_file = pathlib.Path(token_file)


class Bot:
    view, version, asked, sent = None, 0, None, {}
    async def send(self, **request):
        request = {"id": secrets.token_hex(8), **request}
        self.sent[request["id"]] = request
        await self.line.send(json.dumps(request))
        return request

    async def ask(self, **request):
        """One request at a time; it is kept until its answer came, and sent again after a break."""
        self.asked = await self.send(**request)
        await asyncio.sleep(0.03)  # beside bots that answer at once: not more than forty requests a second

    async def receive(self, message):
        kind, reason = message["type"], message.get("reason")
        request = self.sent.pop(message.get("reply_to"), None)
        if request and reason in ("too_many_requests", "too_many_newcomers", "cannot_save"):
            await asyncio.sleep(message.get("wait_ms", 1000) / 1000)
            return await self.send(**request)  # the same request, the same id
        if request and request == self.asked:
            self.asked = None
        if kind == "error":
            print(message["message"])
            if message["code"] == "not_welcome" or reason == "no_such_table":
                raise SystemExit(1)
        elif kind == "welcome":
            if "token" in message:
                token_file.write_text(message["token"])
            await self.send(type="join", table=table)
        elif kind == "view":
            self.view, self.version = message["view"], message["version"]
            if self.asked and request and request["type"] == "join":  # asked before the line broke
                return await self.send(**self.asked)
        elif kind == "update" and message["version"] == self.version + 1:
            self.view.update(message["changes"])
            self.version += 1
        elif kind == "update" and message["version"] > self.version:
            return await self.ask(type="resync")  # one was missed
        if self.view and not self.asked:
            await self.decide(self.view)

    async def decide(self, view):
        you = view["you"]
        lawful = [action for action in view["legal"] if action["action"] != "stop"]
        if view["stage"] == "finished":
            raise SystemExit(0)
        if you is None and view["seats"][seat]["kind"] == "empty":
            await self.ask(type="sit", seat=seat)
        elif you and view["next_commitment"] and not view["in_hand"] and not view["seats"][you]["ready"]:
            await self.ask(type="ready", seed=secrets.token_hex(16))
        elif you in view["to_act"] and lawful:
            await self.ask(type="act", **random.choice(lawful))

    async def run(self):
        while True:
            try:
                async with websockets.connect(url, subprotocols=["avinas.v1"]) as self.line:
                    known = token_file.exists() and {"token": token_file.read_text()}
                    await self.send(type="hello", **(known or {"name": name, "invitation": invitation}))
                    async for text in self.line:
                        await self.receive(json.loads(text))
            except (OSError, websockets.WebSocketException):
                pass
            await asyncio.sleep(1 + random.random())  # the server restarts, or the line broke


asyncio.run(Bot().run())
