#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tells what a client of the protocol does wrong: stands between it and a real server, and lets happen
to it what happens on real lines. Needs python3-websockets and python3-jsonschema.

    avinas serve --port 8080 &
    examples/conformance.py --server ws://localhost:8080/ws --listen 9000
    (now let the client play through ws://localhost:9000/ws, from its hello to the end of a hand)

Each line of the report is a rule of docs/protocol.md: kept, broken with what was seen, or not tried.
Status 0: all were tried and kept; 1: one was broken; 2: the client ended before all were tried.
"""
import argparse
import asyncio
import json
import pathlib
import sys
import time

import jsonschema
import websockets

SCHEMA = pathlib.Path(__file__).resolve().parent.parent / "protocol/schema/avinas.v1.schema.json"
RULES = {
    "subprotocol": "the WebSocket is opened with the subprotocol avinas.v1",
    "hello": "the first request of a connection is hello",
    "schema": "every request is valid by the schema",
    "ids": "no id is used for two different requests",
    "unknown": "unknown messages and members are left alone",
    "lawful": "an action is one of those in the view's legal",
    "resync": "after a missed version comes resync before anything else",
    "budget": "a request refused for its budget is sent again, with its id, after wait_ms",
    "return": "after a close with 1012 the client comes back within 30 seconds, with its token",
    "repeat": "a request whose answer was lost is sent again with its id",
    "pace": "not more than forty requests a second",
}
COMES_BACK_WITHIN = 30  # seconds
ON_ITS_WAY = 0.3  # seconds
TABLE_REQUESTS = {"sit", "stand", "ready", "act", "start", "fill_bots", "propose", "withdraw", "take_back",
                  "take_rest"}


class Report:
    """What is known of each rule."""

    def __init__(self):
        self.kept, self.broken = set(), {}

    def keeps(self, rule):
        self.kept.add(rule)

    def breaks(self, rule, seen):
        self.broken.setdefault(rule, seen)

    def complete(self):
        return self.kept | self.broken.keys() >= RULES.keys()

    def print(self):
        for rule, text in RULES.items():
            state = "broken" if rule in self.broken else "kept" if rule in self.kept else "not tried"
            print(f"{state:9}  {text}" + (f": {self.broken[rule]}" if rule in self.broken else ""))
        return 1 if self.broken else 0 if self.kept >= RULES.keys() else 2


class Client:
    """What is remembered of the client over all its connections."""

    def __init__(self, report, validator):
        self.report, self.validator = report, validator
        self.view, self.version = None, 0
        self.legals = []  # of the views since its latest action; the next one may be on its way
        self.requests = {}  # by id
        self.token = None
        self.trials = ["unknown", "resync", "budget", "repeat"]  # in this order, one after another
        self.missed = False  # an update was kept from it
        self.gap_shown_at = None  # when the next one showed it
        self.refused = None  # (id, when it may come again)
        self.lost = None  # the request whose answer was kept from it
        self.closed_at = None
        self.times = []

    def sent(self, text, first):
        """Judges a request; returns it."""
        report = self.report
        try:
            request = json.loads(text)
        except ValueError:
            report.breaks("schema", f"this is no JSON: {text[:80]}")
            return None
        for error in self.validator.iter_errors(request):
            report.breaks("schema", f"{text[:120]}: {error.message[:160]}")
            break
        else:
            report.keeps("schema")
        kind, id_ = request.get("type"), request.get("id")
        if first:
            (report.keeps if kind == "hello" else lambda rule: report.breaks(rule, kind))("hello")
            self.judge_return(request)
        before = self.requests.setdefault(id_, request)
        if before != request:
            report.breaks("ids", f"{id_}: {before.get('type')}, then {kind}")
        elif len(self.requests) > 5:
            report.keeps("ids")
        self.judge_pace()
        self.judge_trials(request)
        if kind == "act":
            self.judge_act(request)
        return request

    def judge_return(self, request):
        if self.closed_at is None:
            return
        pause, self.closed_at = time.monotonic() - self.closed_at, None
        if request.get("token") != self.token:
            self.report.breaks("return", "hello without the token that it was given")
        elif pause > COMES_BACK_WITHIN:
            self.report.breaks("return", f"after {pause:.0f} seconds")
        else:
            self.report.keeps("return")

    def judge_pace(self):
        now = time.monotonic()
        self.times = [at for at in self.times if at > now - 1] + [now]
        if len(self.times) > 40:
            self.report.breaks("pace", f"{len(self.times)} in a second")
        elif len(self.requests) > 5:
            self.report.keeps("pace")

    def judge_act(self, request):
        if self.view is None or request is not self.requests[request["id"]]:
            return
        action = {name: value for name, value in request.items() if name not in ("type", "id")}
        if action.get("face_down") is False:
            del action["face_down"]
        if any(action in legal for legal in self.legals):
            self.report.keeps("lawful")
        else:
            self.report.breaks("lawful", json.dumps(action))
        del self.legals[:-4]  # a client that does not wait for answers may still act on one of these

    def judge_trials(self, request):
        kind, id_ = request.get("type"), request.get("id")
        if self.missed:
            if kind == "resync":
                self.report.keeps("resync")
                self.missed = False
            elif kind in TABLE_REQUESTS and self.has_seen_gap():
                self.report.breaks("resync", f"{kind} came first")
        if self.refused and kind in TABLE_REQUESTS:
            refused, when = self.refused
            if id_ != refused:
                self.report.breaks("budget", f"{kind} with another id came instead")
            elif time.monotonic() < when:
                self.report.breaks("budget", "it came again too soon")
            else:
                self.report.keeps("budget")
            self.refused = None
        if self.lost and kind in TABLE_REQUESTS:
            if request == self.lost:
                self.report.keeps("repeat")
            else:
                self.report.breaks("repeat", f"{kind} came instead of {self.lost['type']}")
            self.lost = None

    def has_seen_gap(self):
        """What was on its way when the gap was shown is not judged."""
        return self.gap_shown_at is not None and time.monotonic() > self.gap_shown_at + ON_ITS_WAY

    def received(self, message):
        """Keeps the client's picture, as far as it was shown to it."""
        if message["type"] == "welcome":
            self.token = message.get("token", self.token)
        elif message["type"] == "view":
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "update" and self.view and message["version"] == self.version + 1:
            self.view.update(message["changes"])
            self.version = message["version"]
        if self.view:
            self.legals.append(self.view["legal"])


class Between:
    """One connection of the client, and its own to the server."""

    def __init__(self, client, line, server):
        self.client, self.line, self.server = client, line, server
        self.silent = False  # nothing more reaches the client over this line

    async def from_client(self):
        first = True
        async for text in self.line:
            request = self.client.sent(text, first)
            first = False
            if request and self.next_is("budget") and request.get("type") in TABLE_REQUESTS:
                await self.refuse(request)
            elif request and self.next_is("repeat") and request.get("type") == "act":
                await self.lose_answer(request, text)
            else:
                await self.server.send(text)

    async def from_server(self):
        client = self.client
        async for text in self.server:
            if self.silent:
                continue
            message = json.loads(text)
            playing = client.view is not None and client.view["in_hand"]
            if self.next_is("unknown") and message["type"] == "view":
                client.trials.pop(0)
                await self.line.send(json.dumps({"type": "weather", "sun": True}))
                message["invented_member"] = {"a": [1]}
                text = json.dumps(message)
                client.report.keeps("unknown")  # unless it is never heard of again
            if self.next_is("resync") and playing and message["type"] == "update" and "reply_to" not in message:
                client.trials.pop(0)
                client.missed = True  # this one is kept from it; the next shows the gap
                continue
            if client.missed and message["type"] == "update" and client.gap_shown_at is None:
                client.gap_shown_at = time.monotonic()
            client.received(message)
            await self.line.send(text)

    def next_is(self, trial):
        return self.client.trials[:1] == [trial] and not self.client.missed

    async def refuse(self, request):
        self.client.trials.pop(0)
        wait_ms = 700
        self.client.refused = (request["id"], time.monotonic() + wait_ms / 1000)
        error = {"type": "error", "reply_to": request["id"], "code": "limit", "reason": "too_many_requests"}
        await self.line.send(json.dumps({**error, "wait_ms": wait_ms, "message": "Too many requests."}))

    async def lose_answer(self, request, text):
        """The server carries it out; the client does not hear of it, and the line ends."""
        self.client.trials.pop(0)
        self.client.lost = request
        self.silent = True
        await self.server.send(text)
        await asyncio.sleep(0.3)
        self.client.closed_at = time.monotonic()
        await self.line.close(1012, "restart")

    async def carry(self):
        tasks = [asyncio.create_task(self.from_client()), asyncio.create_task(self.from_server())]
        _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        for task in tasks:
            try:
                await task
            except (asyncio.CancelledError, websockets.WebSocketException):
                pass


async def judge(args):
    report = Report()
    schema = json.loads(SCHEMA.read_text())
    wanted = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": "#/$defs/ClientMessage"}
    client = Client(report, jsonschema.Draft202012Validator(wanted))
    ended = asyncio.Event()

    async def serve(line, *_):
        if line.subprotocol == "avinas.v1":
            report.keeps("subprotocol")
        else:
            report.breaks("subprotocol", "it was not asked for")
        async with websockets.connect(args.server, subprotocols=["avinas.v1"]) as server:
            await Between(client, line, server).carry()
        if report.broken and not client.closed_at:
            ended.set()  # it is known to be wrong, and has gone

    async with websockets.serve(serve, "127.0.0.1", args.listen, subprotocols=["avinas.v1"]) as kit:
        port = kit.sockets[0].getsockname()[1]
        print(f"Waiting for a client at ws://127.0.0.1:{port}/ws", flush=True)
        watch = asyncio.create_task(ended.wait())
        until = time.monotonic() + args.seconds
        while not watch.done() and not report.complete() and time.monotonic() < until:
            await asyncio.sleep(0.1)
            if client.closed_at and time.monotonic() > client.closed_at + COMES_BACK_WITHIN:
                report.breaks("return", "it did not come")
                break
        watch.cancel()
        return report.print()


parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--server", default="ws://localhost:8080/ws", help="where the real server is")
parser.add_argument("--listen", type=int, default=9000, help="the port for the client; 0: any")
parser.add_argument("--seconds", type=float, default=300, help="how long to wait for all rules to be tried")
sys.exit(asyncio.run(judge(parser.parse_args())))
