// SPDX-License-Identifier: MIT
// Starts the server's threads and listeners, and ends them in order on a signal. Tables hold
// connections weakly, so that the end has an order: when no thread runs, connections let go of
// their sessions, then the tables go, then the contexts.
#include "server/app/server.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <iostream>
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
#include "server/base/logging.hpp"
#include "server/base/metrics.hpp"
#include "server/base/time.hpp"
#include "server/cluster/several.hpp"
#include "server/house/choose_store.hpp"
#include "server/house/house.hpp"
#include "server/http/listener.hpp"
#include "server/http/redirector.hpp"

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
        contexts_(make_contexts(config)),
        settings_{config.host_names, BasePath(config.base_path)},
        files_(client_folder(config), settings_.base.text(), site(config)),
        certificates_(config, *contexts_.front()),
        trusted_proxies_(trusted_proxies(config), "--trusted-proxy"),
        metrics_from_(config.metrics_from, "--metrics-from"),
        keeper_(certificates_.for_links()),
        store_(choose_store(config.store)),
        http_(files_, *store_, reports()),
        thinkers_(config.threads_of_bots()),
        analyses_(*store_, *store_, thinkers_),
        house_(pointers(), door_, *store_,
               {pace_of(config), config.deal_seed, &thinkers_, config.one_household_counts,
                certificates_.for_links() != nullptr}),
        writing_(config.limits),
        session_{house_.tables, house_.club, house_.hall, house_.archive, writing_, config.limits},
        several_(make_several(config)),
        listener_(door_, listen_on(config, door_), pointers(),
                  {http_, people_, config.limits, connections_, addresses_, trusted_proxies_,
                   certificates_.for_people(), settings_, analyses_, keeper_}),
        admin_(house_.club, house_.hall, house_.tables,
               {[this] { return several_ ? several_->elsewhere() : std::nullopt; },
                [this](const std::string& code) {
                  if (several_) several_->close_table(code);
                }}),
        ending_(*contexts_.front(), SIGTERM, SIGINT),
        sweeping_(*contexts_.front()),
        hall_pace_(door_),
        leaving_(*contexts_.front()),
        manager_(*contexts_.front()) {}

  void run(const Config& config) {
    if (config.http_port) {
      redirector_.emplace(door_, addresses_, config.address, *config.http_port, listener_.port(),
                          config.limits.handshake);
    }
    store_->on_lost([this](const std::string& why) { lose(why); });
    store_->on_wait([this](const std::string&) { while_waiting(); });
    if (several_) listen_for_links(config);
    listener_.start();  // healthz answers from here on; whoever comes to play is asked to wait
    const auto door_is_open = asio::make_work_guard(door_);
    std::vector<std::jthread> threads;
    threads.emplace_back([this] {
      yield_to_other_threads();
      run_on(door_);
    });
    ending_.async_wait([this](const boost::system::error_code& error, int signal) {
      if (!error) stop(signal);
    });
    try {
      if (several_) {
        several_->start();
        while (!several_->settled() && !is_lost()) wait_a_moment();
      } else {
        house_.recover(current_time());
      }
    } catch (const GaveUpWaiting&) {
      door_.stop();
      if (several_) several_->stop();
      return store_->close();
    } catch (...) {
      door_.stop();
      throw;
    }
    if (!several_) say_owner_link(config);
    spdlog::info("{} tables and {} players are known", house_.tables.count(),
                 house_.club.player_count());
    certificates_.await_hangup();
    await_sweeping();
    tell_hall();
    if (!config.store.data.empty()) control_.emplace(door_, config.store.data, admin_);
    ready_ = started_ = true;
    if (!waits_) manager_.say_ready();
    certificates_.warn(current_time().unix_ms);
    spdlog::info("Avinas is served at {} by {} threads",
                 listening_place(config, listener_.port(), settings_.base.text()),
                 contexts_.size());
    std::vector<asio::executor_work_guard<asio::io_context::executor_type>> guards;
    for (auto& context : contexts_) guards.push_back(asio::make_work_guard(*context));
    const Pulse pulse;
    for (std::size_t i = 1; i < contexts_.size(); ++i) {
      threads.emplace_back([this, i] { run_on(*contexts_[i]); });
    }
    run_on(*contexts_.front());
    threads.clear();
    thinkers_.end();
    control_.reset();
    if (several_) several_->stop();
    store_->close();
    // No thread runs any more: what holds one another across the threads' contexts lets go here.
    for (const auto& transport : connections_.end()) transport->abandon();
    house_.tables.clear();
    if (!lost_.empty()) throw std::runtime_error("The server ends: " + lost_ + ".");
  }

 private:
  struct GaveUpWaiting {};

  void listen_for_links(const Config& config) {
    auto port = LinkAddress::read(config.store.link).listen(door_, config.address);
    links_.emplace(
        door_, as_either(door_, std::move(port)), pointers(),
        ListenerServices{http_, servers_, config.limits, connections_, addresses_, trusted_proxies_,
                         certificates_.for_links(), link_settings_, analyses_, keeper_, true});
    links_->start();
  }

  std::unique_ptr<Several> make_several(const Config& config) {
    if (!certificates_.for_links()) return nullptr;
    return std::make_unique<Several>(
        config,
        Several::Parts{door_, house_, static_cast<PostgresStore&>(*store_), session_,
                       *certificates_.for_links(), keeper_},
        Several::Tells{[this, config] { say_owner_link(config); },
                       [this](const std::string& why) { lose(why); }});
  }

  /// The factory of people's sessions; none while the club is not here and nobody is known who
  /// keeps it.
  Converse converse_with(const asio::ip::address& client) {
    if (stopping_) return {};
    if (several_) return several_->for_client(client);
    if (!started_) return {};
    return [this](ConnectionId id, std::shared_ptr<AddressAccount> account,
                  std::weak_ptr<Transport> transport) {
      return std::make_unique<Session>(id, session_, std::move(account), std::move(transport));
    };
  }

  /// Something is not ours any more. Any thread may call.
  void lose(const std::string& why) {
    const std::scoped_lock lock(losing_);
    if (lost_.empty()) lost_ = why;
    ready_ = false;
    for (auto& context : contexts_) context->stop();
    door_.stop();
  }

  bool is_lost() {
    const std::scoped_lock lock(losing_);
    return !lost_.empty();
  }

  /// Hears signals meanwhile.
  void wait_a_moment() {
    contexts_.front()->poll();
    contexts_.front()->restart();
    if (stopping_) throw GaveUpWaiting();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }

  /// Another server keeps the club: this one hears signals, and says that it is alive.
  void while_waiting() {
    if (!waits_.exchange(true)) {
      spdlog::info("Another server keeps the club; this one waits to take it over");
      manager_.say_ready();
    }
    contexts_.front()->poll();
    contexts_.front()->restart();
    if (stopping_) throw GaveUpWaiting();
  }

  /// Runs until the end. What is thrown is a bug outside of any table: the rest goes on.
  static void run_on(asio::io_context& context) {
    while (true) {
      try {
        context.run();
        return;
      } catch (const std::exception& bug) {
        spdlog::critical("A fault of the program: {}. Please report this line.", bug.what());
      }
    }
  }

  static std::vector<std::unique_ptr<asio::io_context>> make_contexts(const Config& config) {
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::unique_ptr<asio::io_context>> contexts(config.threads > 0 ? config.threads
                                                                               : cores);
    for (auto& context : contexts) context = std::make_unique<asio::io_context>(1);
    return contexts;
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

  std::vector<asio::io_context*> pointers() const {
    std::vector<asio::io_context*> result;
    for (const auto& context : contexts_) result.push_back(context.get());
    return result;
  }

  Reports reports() {
    return {
        [this] { return ready_ && !house_.tables.stalled() && (!several_ || several_->ready()); },
        [this] { return started_.load(); }, [this] { return waits_ && !started_; },
        [this] {
          return metrics_text(
              {house_.tables.count(), house_.club.player_count(), certificates_.ends_at()});
        },
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

  void tell_hall() {
    hall_pace_.expires_after(kHallPace);
    hall_pace_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      house_.hall.tick();
      tell_hall();
    });
  }

  /// Once an hour what nobody uses is put away.
  void await_sweeping() {
    sweeping_.expires_after(std::chrono::hours(1));
    sweeping_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      await_sweeping();
      if (!several_ || several_->club_is_here()) {
        house_.put_away(current_time());
      } else {
        house_.put_away_tables(current_time());
      }
      certificates_.warn(current_time().unix_ms);
    });
  }

  /// Tells everybody, closes politely, and ends when all are gone or the time is up.
  void stop(int signal) {
    spdlog::info("Signal {}: the server ends", signal);
    stopping_ = true;
    if (!started_) return;  // it waits for its turn, and looks
    ready_ = false;
    manager_.say_stopping();
    certificates_.stop();
    sweeping_.cancel();
    asio::post(door_, [this] {
      if (several_) several_->leave();
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
      for (auto& context : contexts_) context->stop();
      door_.stop();
      return;
    }
    leaving_.expires_after(std::chrono::milliseconds(20));
    leaving_.async_wait([this](const boost::system::error_code&) { wait_until_gone(); });
  }

  // Connections that the contexts still hold at the end count themselves out of these.
  Connections connections_;
  Addresses addresses_;
  std::vector<std::unique_ptr<asio::io_context>> contexts_;
  asio::io_context door_{1};  ///< accepts and answers HTTP, on a thread that yields to the tables
  const ListenerSettings settings_;
  const ListenerSettings link_settings_{settings_.host_names, BasePath("/")};
  StaticFiles files_;
  Certificates certificates_;
  AddressSet trusted_proxies_;
  AddressSet metrics_from_;
  KeeperDoor keeper_;
  std::atomic<bool> ready_ = false, started_ = false;
  std::atomic<bool> waits_ = false;  ///< for its turn to keep the club
  bool stopping_ = false;            ///< of the thread of the first context
  std::mutex losing_;
  std::string lost_;  ///< why the data are not ours any more; written before the contexts stop
  std::unique_ptr<Store> store_;
  HttpHandler http_;
  Thinkers thinkers_;
  Analyses analyses_;
  House house_;
  WritingBudgets writing_;
  const SessionServices session_;
  const std::unique_ptr<Several> several_;  ///< if it is one of several servers with links
  const ConverseWith people_ = [this](const HttpRequest&, const asio::ip::address& client) {
    return converse_with(client);
  };
  const ConverseWith servers_ = [this](const HttpRequest& request, const asio::ip::address&) {
    return several_->for_link(request);
  };
  Listener listener_;
  std::optional<Listener> links_;
  AdminService admin_;
  std::optional<ControlSocket> control_;
  std::optional<Redirector> redirector_;
  asio::signal_set ending_;
  asio::steady_timer sweeping_;
  asio::steady_timer hall_pace_;
  asio::steady_timer leaving_;
  ServiceManager manager_;
  std::chrono::steady_clock::time_point deadline_;
};

}  // namespace

void serve(const Config& config) {
  set_up_logging(config.log_level, config.log_format);
  set_up_process();
  Server server(config);
  server.run(config);
}

}  // namespace avinas::server
