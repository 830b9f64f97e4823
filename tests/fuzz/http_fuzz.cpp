// SPDX-License-Identifier: MIT
// Any bytes as an HTTP request: parsed with the limits of the listener, answered by the handler.
#include <boost/asio/buffer.hpp>
#include <boost/beast/http.hpp>
#include <filesystem>
#include <fstream>

#include "server/http/http.hpp"
#include "server/http/origin.hpp"
#include "server/store/memory_store.hpp"

namespace http = boost::beast::http;
using namespace avinas::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static MemoryStore store;
  static const StaticFiles files = [] {
    const auto folder = std::filesystem::temp_directory_path() / "avinas-fuzz-client";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "index.html") << "client";
    return StaticFiles(folder);
  }();
  http::request_parser<http::string_body> parser;
  parser.header_limit(8 * 1024);
  parser.body_limit(1024);
  parser.eager(true);
  boost::system::error_code error;
  parser.put(boost::asio::buffer(data, size), error);
  if (error || !parser.is_header_done()) return 0;
  const HttpRequest request = parser.release();
  HttpHandler(files, store, {})
      .handle(request, boost::asio::ip::address_v4::loopback(), data[0] % 2 == 0);
  origin_allowed(request[http::field::origin], request[http::field::host], {"club.example"});
  return 0;
}
