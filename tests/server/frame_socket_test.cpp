// SPDX-License-Identifier: MIT
// Frames that are sent past the stream, between what the stream writes.
#include "server/net/frame_socket.hpp"

#include <gtest/gtest.h>

#include <boost/asio/read.hpp>
#include <string>

#include "server/http/text_header.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

struct Line {
  Line() {
    asio::basic_socket_acceptor<tcp, asio::io_context::executor_type> acceptor(
        context, {asio::ip::address_v4::loopback(), 0});
    reader.connect(acceptor.local_endpoint());
    socket = std::make_shared<FrameSocket>(acceptor.accept());
    socket->non_blocking(true);
  }
  /// The bytes that arrive, up to so many.
  std::string read(std::size_t bytes) {
    std::string text(bytes, '\0');
    bool done = false;
    asio::async_read(reader, asio::buffer(text), [&](error_code error, std::size_t) {
      EXPECT_FALSE(error) << error.message();
      done = true;
    });
    while (!done && context.run_one() > 0) {
    }
    context.restart();
    return text;
  }

  asio::io_context context;
  Socket reader{context};
  std::shared_ptr<FrameSocket> socket;
};

/// More than the kernel takes for a reader who does not read.
const std::string& much() {
  static const std::string text = [] {
    std::string made;
    for (int i = 0; made.size() < 32'000'000; ++i) made += std::to_string(i) + " ";
    return made;
  }();
  return text;
}

TEST(FrameSocket, AFrameIsOutAtOnceWhereTheKernelTakesIt) {
  Line line;
  EXPECT_TRUE(line.socket->send_frame("head ", "and body", line.socket));
  EXPECT_TRUE(line.socket->send_frame("and ", "more", line.socket));
  EXPECT_EQ(line.read(21), "head and bodyand more");
}

TEST(FrameSocket, WhatTheStreamWritesWaitsForTheRestOfAFrame) {
  Line line;
  ASSERT_TRUE(line.socket->send_frame("head ", much(), line.socket));
  EXPECT_FALSE(line.socket->send_frame("not", " between", line.socket));
  bool written = false;
  const std::string tail = "the tail";
  asio::async_write(*line.socket, asio::buffer(tail), [&](error_code error, std::size_t) {
    EXPECT_FALSE(error);
    written = true;
  });
  EXPECT_FALSE(line.socket->send_frame("nor", " now", line.socket));
  EXPECT_EQ(line.read(5 + much().size() + tail.size()), "head " + much() + tail);
  line.context.poll();
  EXPECT_TRUE(written);
  line.context.restart();
  EXPECT_TRUE(line.socket->send_frame("and", " on", line.socket));
  EXPECT_EQ(line.read(6), "and on");
}

TEST(FrameSocket, NothingComesBetweenWhatTheStreamWrites) {
  Line line;
  asio::async_write(*line.socket, asio::buffer(much()),
                    [](error_code error, std::size_t) { EXPECT_FALSE(error); });
  EXPECT_FALSE(line.socket->send_frame("not", " between", line.socket));
  EXPECT_EQ(line.read(much().size()), much());
  line.context.poll();
  line.context.restart();
  EXPECT_TRUE(line.socket->send_frame("and", " on", line.socket));
}

TEST(FrameSocket, AStreamWhoseReaderWentAwayMeanwhileLearnsIt) {
  Line line;
  ASSERT_TRUE(line.socket->send_frame("head ", much(), line.socket));
  error_code told;
  asio::async_write(*line.socket, asio::buffer("tail", 4),
                    [&](error_code error, std::size_t) { told = error; });
  line.reader.close();
  line.context.run();
  EXPECT_TRUE(told);
}

TEST(TextHeader, SaysTheLengthInSevenSixteenOrSixtyFourBits) {
  const auto header = [](std::size_t size) { return std::string(TextHeader(size).bytes()); };
  using namespace std::string_literals;
  EXPECT_EQ(header(125), "\x81\x7d"s);
  EXPECT_EQ(header(126), "\x81\x7e\x00\x7e"s);
  EXPECT_EQ(header(65'535), "\x81\x7e\xff\xff"s);
  EXPECT_EQ(header(65'536), "\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"s);
}

}  // namespace
}  // namespace avinas::server
