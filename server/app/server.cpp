// SPDX-License-Identifier: MIT
// Starts the server's threads and listeners, and ends them in order on a signal. Tables hold
// connections weakly, so that the end has an order: when no thread runs, connections let go of
// their sessions, then the tables go, then the contexts.
#include "server/app/server.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

#include "protocol/codec.hpp"
#include "server/admin/control_socket.hpp"
#include "server/app/certificates.hpp"
#include "server/app/client_folder.hpp"
#include "server/app/metrics_text.hpp"
#include "server/app/places.hpp"
#include "server/app/process.hpp"
#include "server/app/pulse.hpp"
#include "server/app/service_manager.hpp"
#include "server/app/threads.hpp"
#include "server/app/upkeep.hpp"
#include "server/base/logging.hpp"
#include "server/base/metrics.hpp"
#include "server/base/people_log.hpp"
#include "server/base/time.hpp"
#include "server/base/wrong_setting.hpp"
#include "server/cluster/cluster.hpp"
#include "server/house/choose_store.hpp"
#include "server/house/house.hpp"
#include "server/http/listener.hpp"
#include "server/http/redirector.hpp"
#include "server/http/upgrade_rules.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;

constexpr std::chrono::seconds kTimeToLeave{3};

Pace pace_of(const Config& config) {
  const Millis middle(config.bot_pace_ms);
  return {middle * 6 / 10, middle * 14 / 10};
}

/// The club's address for others, where the operator has named it.
std::string site(const Config& config) {
  return config.host_names.empty() ? "" : public_address(config, config.port);
}

class Server {
 public:
  explicit Server(const Config& config)
      : addresses_(config.limits),
        threads_(config.threads),
        settings_{config.host_names, BasePath(config.base_path)},
        files_(client_folder(config), settings_.base.text(), site(config)),
        certificates_(config, threads_.first()),
        trusted_proxies_(trusted_proxies(config), "--trusted-proxy"),
        metrics_from_(config.metrics_from, "--metrics-from"),
        store_(choose_store(config.store)),
        http_(files_, *store_, reports()),
        thinkers_(config.threads_of_bots()),
        analyses_(*store_, *store_, thinkers_),
        house_(threads_.homes(), threads_.door(), *store_,
               {pace_of(config), config.deal_seed, &thinkers_, config.one_household_counts,
                config.kept, certificates_.for_links() != nullptr}),
        writing_(config.limits),
        session_{house_.tables,  house_.evenings, house_.club,  house_.hall,
                 house_.archive, writing_,        config.limits},
        cluster_(make_cluster(config)),
        listener_(threads_.door(), listen_on(config, threads_.door()), threads_.homes(),
                  {http_, people_, config.limits, connections_, addresses_, trusted_proxies_,
                   certificates_.for_people(), settings_, analyses_}),
        admin_(house_.club, house_.hall, house_.archive, house_.tables, house_.evenings,
               {[this] { return cluster_ ? cluster_->elsewhere() : std::nullopt; },
                [this](const std::string& code) {
                  if (cluster_) cluster_->close_table(code);
                }}),
        ending_(threads_.first(), SIGTERM, SIGINT),
        upkeep_(threads_.first(), threads_.door(), house_, certificates_,
                [this] { return !cluster_ || cluster_->club_is_here(); }),
        leaving_(threads_.first()),
        manager_(threads_.first()) {}

  void run(const Config& config) {
    if (config.http_port && *config.http_port == listener_.port()) {
      throw WrongSetting("--http-port and --port are two ports; name another.");
    }
    if (config.http_port) {
      redirector_.emplace(threads_.door(), addresses_, config.address, *config.http_port,
                          listener_.port(), config.limits.handshake);
    }
    store_->on_lost([this](const std::string& why) { lose(why); });
    store_->on_wait([this](const std::string&) { while_waiting(); });
    if (cluster_) listen_for_links(config);
    // However this ends, no thread outlives what it works on.
    const auto end_threads = [](Threads* threads) { threads->end(); };
    const std::unique_ptr<Threads, decltype(end_threads)> ended(&threads_, end_threads);
    listener_.start();  // healthz answers from here on; whoever comes to play is asked to wait
    threads_.run_door();
    ending_.async_wait([this](const boost::system::error_code& error, int signal) {
      if (!error) stop(signal);
    });
    try {
      if (cluster_) {
        cluster_->start();
        while (!cluster_->settled()) wait_a_moment();
      } else {
        house_.recover(current_time());
      }
    } catch (const GaveUpWaiting&) {
      threads_.end();
      return end();
    }
    if (!cluster_) say_owner_link(config);
    spdlog::info("{} tables and {} players are known", house_.tables.count(),
                 house_.club.player_count());
    certificates_.await_hangup();
    upkeep_.start();
    if (!config.store.data.empty()) control_.emplace(threads_.door(), config.store.data, admin_);
    if (phase_.exchange(Phase::Serving) != Phase::Waiting) manager_.say_ready();
    certificates_.warn(current_time().unix_ms);
    spdlog::info("Avinas is served at {} by {} threads",
                 listening_place(config, listener_.port(), settings_.base.text()),
                 threads_.homes().size());
    const Pulse pulse;
    threads_.run();
    end();
  }

 private:
  struct GaveUpWaiting {};
  /// In this order; Waiting, for its turn to keep the club, may be left out.
  enum class Phase : std::uint8_t { Starting, Waiting, Serving, Ending };

  void listen_for_links(const Config& config) {
    auto port = LinkAddress::read(config.store.link).listen(threads_.door(), config.address);
    links_.emplace(
        threads_.door(), as_either(threads_.door(), std::move(port)), threads_.homes(),
        ListenerServices{http_, servers_, config.limits, connections_, addresses_, trusted_proxies_,
                         certificates_.for_links(), link_settings_, analyses_, true});
    links_->start();
  }

  std::unique_ptr<Cluster> make_cluster(const Config& config) {
    if (!certificates_.for_links()) return nullptr;
    return std::make_unique<Cluster>(
        config,
        Cluster::Parts{threads_.door(), house_, static_cast<PostgresStore&>(*store_), session_,
                       *certificates_.for_links()},
        Cluster::Tells{[this, config] { say_owner_link(config); },
                       [this](const std::string& why) { lose(why); }});
  }

  /// The factory of people's sessions; none while the club is not here and nobody is known who
  /// keeps it, and for a share of the tables that another server keeps.
  SessionFactory converse_with(const HttpRequest& request, const asio::ip::address& client) {
    if (phase_ == Phase::Ending) return {};
    const int share = share_asked_for(request).value_or(0);
    if (cluster_) return cluster_->keeps(share) ? cluster_->for_client(client) : SessionFactory();
    if (phase_ != Phase::Serving) return {};
    return [this](ConnectionId id, std::shared_ptr<AddressAccount> account,
                  std::weak_ptr<Transport> transport) {
      return std::make_unique<Session>(id, session_, std::move(account), std::move(transport));
    };
  }

  /// Something is not ours any more. Any thread may call.
  void lose(const std::string& why) {
    const std::scoped_lock lock(losing_);
    if (lost_.empty()) lost_ = why;
    Phase serving = Phase::Serving;
    phase_.compare_exchange_strong(serving, Phase::Ending);
    threads_.stop();
  }

  bool is_lost() {
    const std::scoped_lock lock(losing_);
    return !lost_.empty();
  }

  /// No thread of `threads_` runs any more. Throws if the data are not ours any more.
  void end() {
    thinkers_.end();
    control_.reset();
    house_.archive.end();
    if (cluster_) cluster_->stop();
    store_->close();
    // Tables and connections that hold one another across threads let go here.
    for (const auto& transport : connections_.end()) transport->abandon();
    house_.tables.clear();
    const std::scoped_lock lock(losing_);
    if (!lost_.empty()) throw std::runtime_error("The server ends: " + lost_ + ".");
  }

  /// Hears signals meanwhile.
  void wait_a_moment() {
    hear_signals();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }

  /// Another server keeps the club: this one hears signals, and says that it is alive.
  void while_waiting() {
    if (phase_.exchange(Phase::Waiting) != Phase::Waiting) {
      spdlog::info("Another server keeps the club; this one waits to take it over");
      manager_.say_ready();
    }
    hear_signals();
  }

  void hear_signals() {
    threads_.first().poll();
    threads_.first().restart();
    if (phase_ == Phase::Ending || is_lost()) throw GaveUpWaiting();
  }

  /// A client that can open the server's own socket is a proxy of this machine.
  static std::vector<std::string> trusted_proxies(const Config& config) {
    std::vector<std::string> result = config.trusted_proxies;
    const auto passed = ServiceManager::passed_socket();
    if (passed ? passed->in_file : !config.socket.empty()) result.emplace_back("127.0.0.1");
    return result;
  }

  static Acceptor listen_on(const Config& config, asio::io_context& door) {
    if (const auto opened = ServiceManager::passed_socket()) return adopt(door, opened->descriptor);
    if (!config.socket.empty()) return bind_to_file(door, config.socket);
    return as_either(door, bind_to(door, config.address, config.port, "--port"));
  }

  Reports reports() {
    const auto ready = [this] {
      return phase_ == Phase::Serving && !house_.tables.stalled() &&
             (!cluster_ || cluster_->ready());
    };
    return {ready,
            [this] { return phase_ >= Phase::Serving; },
            [this] { return phase_ == Phase::Waiting; },
            [this, ready] {
              return metrics_text({house_.tables.count(), house_.club.player_count(),
                                   certificates_.ends_at(), ready()});
            },
            [this](const std::string& code) {
              const Hall::Door seen = house_.hall.seen_from_the_door(code);
              return TableDoor{seen.table ? protocol::encode(*seen.table) : std::string(),
                               seen.is_missing && !house_.tables.left_out(code)};
            },
            [this] { return protocol::encode_at_the_door(info_of(*house_.club.now())); },
            [this](const asio::ip::address& client, bool direct) {
              return (direct && client.is_loopback()) || metrics_from_.contains(client);
            }};
  }

  /// While nobody owns the club, whoever opens this link does.
  void say_owner_link(const Config& config) {
    std::promise<std::optional<std::string>> made;
    house_.club.make_owner_link([&](const auto& link) { made.set_value(link); });
    const auto secret = made.get_future().get();
    if (!secret) return;
    const std::string address =
        public_address(config, listener_.port()) + settings_.base.text() + "#invitation=" + *secret;
    if (config.log_format == "json" && spdlog::should_log(spdlog::level::info)) {
      return spdlog::info(
          "This club has no owner yet. Open this link to become its owner (it works once): {}",
          address);
    }
    std::cout
        << "\nThis club has no owner yet. Open this link to become its owner (it works once):\n  "
        << address << "\n"
        << std::endl;
  }

  /// Tells everybody, closes politely, and ends when all are gone or the time is up.
  void stop(int signal) {
    spdlog::info("Signal {}: the server ends", signal);
    if (phase_.exchange(Phase::Ending) != Phase::Serving) return;  // it waits, and looks
    manager_.say_stopping();
    certificates_.stop();
    upkeep_.stop();
    asio::post(threads_.door(), [this] {
      if (cluster_) cluster_->leave();
      listener_.stop();
      if (links_) links_->stop();
      if (redirector_) redirector_->stop();
    });
    for (const auto& transport : connections_.end()) {
      transport->run([transport] {
        transport->send({std::make_shared<const std::string>(
            protocol::encode(protocol::Notice{protocol::NoticeCode::Restarting}))});
        transport->close_politely(CloseCode::ServiceRestart, kRestart);
      });
    }
    deadline_ = std::chrono::steady_clock::now() + kTimeToLeave;
    wait_until_gone();
  }

  void wait_until_gone() {
    const bool late = std::chrono::steady_clock::now() >= deadline_;
    if (connections_.count() == 0 || late) {
      threads_.stop();
      return;
    }
    leaving_.expires_after(std::chrono::milliseconds(20));
    leaving_.async_wait([this](const boost::system::error_code&) { wait_until_gone(); });
  }

  // Connections that the contexts still hold at the end count themselves out of these.
  Connections connections_;
  Addresses addresses_;
  Threads threads_;
  const ListenerSettings settings_;
  const ListenerSettings link_settings_{settings_.host_names, BasePath("/")};
  StaticFiles files_;
  Certificates certificates_;
  AddressSet trusted_proxies_;
  AddressSet metrics_from_;
  std::atomic<Phase> phase_ = Phase::Starting;
  std::mutex losing_;
  std::string lost_;  ///< why the data are not ours any more; written before the contexts stop
  std::unique_ptr<Store> store_;
  HttpHandler http_;
  Thinkers thinkers_;
  Analyses analyses_;
  House house_;
  WritingBudgets writing_;
  const SessionServices session_;
  const std::unique_ptr<Cluster> cluster_;  ///< if it is one of several servers with links
  const FactoryFor people_ = [this](const HttpRequest& request, const asio::ip::address& client) {
    return converse_with(request, client);
  };
  const FactoryFor servers_ = [this](const HttpRequest& request, const asio::ip::address&) {
    return cluster_->for_link(request);
  };
  Listener listener_;
  std::optional<Listener> links_;
  AdminService admin_;
  std::optional<ControlSocket> control_;
  std::optional<Redirector> redirector_;
  asio::signal_set ending_;
  Upkeep upkeep_;
  asio::steady_timer leaving_;
  ServiceManager manager_;
  std::chrono::steady_clock::time_point deadline_;
};

}  // namespace

void serve(const Config& config) {
  set_up_logging(config.log_level, config.log_format);
  if (config.log_addresses) log_addresses();
  set_up_process();
  Server server(config);
  server.run(config);
}

}  // namespace avinas::server
