// SPDX-License-Identifier: MIT
// Plays lawful cards at a table of Avinas, by docs/protocol.md. Needs github.com/gorilla/websocket.
//
//	avinas admin invite --role bot --data DATA       prints the invitation's secret
//	go run bot.go ws://localhost:8080/ws TABLE E Robo SECRET robo.token
package main

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"math/big"
	"os"
	"time"

	"github.com/gorilla/websocket"
)

type object = map[string]any

type bot struct {
	url, table, seat, name, invitation, tokenFile string

	line    *websocket.Conn
	view    object
	version float64
	asked   object // one request at a time; kept until its answer came, and sent again after a break
	sent    map[string]object
}

func random(bytes int) string {
	secret := make([]byte, bytes)
	rand.Read(secret)
	return hex.EncodeToString(secret)
}

func (b *bot) send(request object) object {
	if request["id"] == nil {
		request["id"] = random(8)
	}
	b.sent[request["id"].(string)] = request
	b.line.WriteJSON(request) // a line that broke is noticed by the one who reads
	return request
}

func (b *bot) ask(request object) {
	b.asked = b.send(request)
	time.Sleep(30 * time.Millisecond) // beside bots that answer at once: not more than forty requests a second
}

func (b *bot) receive(message object) {
	id, _ := message["reply_to"].(string)
	request := b.sent[id]
	delete(b.sent, id)
	switch message["reason"] {
	case "too_many_requests", "too_many_newcomers", "cannot_save":
		if request != nil {
			wait, named := message["wait_ms"].(float64)
			if !named {
				wait = 1000
			}
			time.Sleep(time.Duration(wait) * time.Millisecond)
			b.send(request) // the same request, the same id
			return
		}
	}
	if request != nil && b.asked != nil && request["id"] == b.asked["id"] {
		b.asked = nil
	}
	switch message["type"] {
	case "error":
		fmt.Println(message["message"])
		if message["code"] == "not_welcome" || message["reason"] == "no_such_table" {
			os.Exit(1)
		}
	case "welcome":
		if token, new := message["token"].(string); new {
			os.WriteFile(b.tokenFile, []byte(token), 0o600)
		}
		b.send(object{"type": "join", "table": b.table})
	case "view":
		b.view, b.version = message["view"].(object), message["version"].(float64)
		if b.asked != nil && request["type"] == "join" { // asked before the line broke
			b.send(b.asked)
			return
		}
	case "update":
		if version := message["version"].(float64); version == b.version+1 {
			for member, value := range message["changes"].(object) {
				b.view[member] = value
			}
			b.version = version
		} else if version > b.version {
			b.ask(object{"type": "resync"}) // one was missed
			return
		}
	}
	if b.view != nil && b.asked == nil {
		b.decide()
	}
}

func (b *bot) decide() {
	you, seats := b.view["you"], b.view["seats"].(object)
	var lawful []object
	for _, action := range b.view["legal"].([]any) {
		if action.(object)["action"] != "stop" {
			lawful = append(lawful, action.(object))
		}
	}
	if b.view["stage"] == "finished" {
		os.Exit(0)
	}
	if you == nil {
		if seats[b.seat].(object)["kind"] == "empty" {
			b.ask(object{"type": "sit", "seat": b.seat})
		}
		return
	}
	ready := seats[you.(string)].(object)["ready"] == true
	if b.view["next_commitment"] != "" && b.view["in_hand"] == false && !ready {
		b.ask(object{"type": "ready", "seed": random(16)})
		return
	}
	for _, seat := range b.view["to_act"].([]any) {
		if seat == you && len(lawful) > 0 {
			choice, _ := rand.Int(rand.Reader, big.NewInt(int64(len(lawful))))
			action := object{"type": "act"}
			for member, value := range lawful[choice.Int64()] {
				action[member] = value
			}
			b.ask(action)
			return
		}
	}
}

// play speaks over one line until it breaks.
func (b *bot) play() {
	dialer := websocket.Dialer{Subprotocols: []string{"avinas.v1"}}
	line, _, err := dialer.Dial(b.url, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer line.Close()
	b.line, b.sent = line, map[string]object{}
	hello := object{"type": "hello", "name": b.name, "invitation": b.invitation}
	if token, err := os.ReadFile(b.tokenFile); err == nil {
		hello = object{"type": "hello", "token": string(token)}
	}
	b.send(hello)
	messages := make(chan object, 100)
	go func() { // pings are answered while the bot rests
		defer close(messages)
		for {
			var message object
			if line.ReadJSON(&message) != nil {
				return
			}
			messages <- message
		}
	}()
	for message := range messages {
		b.receive(message)
	}
}

func main() {
	a := os.Args[1:]
	if len(a) != 6 {
		fmt.Println("bot URL TABLE SEAT NAME INVITATION TOKEN-FILE")
		os.Exit(2)
	}
	b := bot{url: a[0], table: a[1], seat: a[2], name: a[3], invitation: a[4], tokenFile: a[5]}
	for {
		b.play()
		time.Sleep(1500 * time.Millisecond) // the server restarts, or the line broke
	}
}
