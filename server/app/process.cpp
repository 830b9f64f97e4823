// SPDX-License-Identifier: MIT
// Sets the process's limits and priorities.
#include "server/app/process.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace avinas::server {

void set_up_process() {
  const ::rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  ::rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0) {
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }
}

void yield_to_other_threads() {
  constexpr int kNiceness = 5;
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), kNiceness);
}

}  // namespace avinas::server
