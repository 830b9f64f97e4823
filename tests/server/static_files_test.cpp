// SPDX-License-Identifier: MIT
// The browser client on the wire: compressed as the browser takes it, and not sent twice.
#include "server/http/static_files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/temp_folder.hpp"

namespace avinas::server {
namespace {

void put(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

class Client : public ::testing::Test {
 protected:
  void SetUp() override {
    put(folder_.path() / "index.html", "<html>");
    put(folder_.path() / "index.html.br", "brotli");
    put(folder_.path() / "index.html.gz", "gzip");
    put(folder_.path() / "assets" / "a.js", "script");
    put(folder_.path() / "assets" / "en.ftl", "back = Back");
  }
  testing::TempFolder folder_;
};

TEST_F(Client, IsCompressedAsTheBrowserTakesIt) {
  const StaticFiles files(folder_.path());
  const StaticFile& page = *files.find("/t/K7QFM2XT");
  EXPECT_EQ(body_for(page, "gzip, deflate, br").encoding, "br");
  EXPECT_EQ(body_for(page, "gzip;q=0.8, br;q=0").content, "gzip");
  EXPECT_EQ(body_for(page, "brave, gzipped").content, "<html>");
  EXPECT_EQ(body_for(page, "").encoding, "");
  EXPECT_EQ(body_for(*files.find("/assets/a.js"), "br").content, "script") << "never compressed";
  EXPECT_FALSE(files.find("/index.html.br")) << "is no file of its own";
}

TEST_F(Client, HasWordsThatAreText) {
  const StaticFiles files(folder_.path());
  EXPECT_EQ(files.find("/assets/en.ftl")->type, "text/plain; charset=utf-8");
}

TEST_F(Client, HasATagThatChangesWithItsContent) {
  const std::string before = StaticFiles(folder_.path()).find("/")->tag;
  EXPECT_EQ(StaticFiles(folder_.path()).find("/")->tag, before);
  put(folder_.path() / "index.html", "<html >");
  EXPECT_NE(StaticFiles(folder_.path()).find("/")->tag, before);
}

TEST_F(Client, GivesThePictureBesideALinkItsWholeAddressWhereTheClubHasAName) {
  const std::string picture = "<meta property=\"og:image\" content=\"/share.jpg\"><a href=\"/\">";
  put(folder_.path() / "index.html", picture);
  EXPECT_EQ(StaticFiles(folder_.path()).find("/")->content, picture);
  const StaticFiles named(folder_.path(), "/cards/", "https://club.example.org");
  EXPECT_EQ(named.find("/")->content,
            "<meta property=\"og:image\" content=\"https://club.example.org/cards/share.jpg\">"
            "<a href=\"/cards/\">");
  EXPECT_EQ(body_for(*named.find("/"), "br").encoding, "") << "the compressed one is the old page";
}

TEST_F(Client, DrawsItsOwnPages) {
  const StaticFiles files(folder_.path());
  for (const char* page :
       {"/", "/t/K7QF", "/replay/0a", "/rules", "/rules/sjavs", "/learn", "/learn/sjavs"}) {
    EXPECT_TRUE(files.find(page)) << page;
  }
  EXPECT_FALSE(files.find("/rulesx"));
}

}  // namespace
}  // namespace avinas::server
