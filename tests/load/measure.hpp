// SPDX-License-Identifier: MIT
// The measurements of avinas_measure: each reads its own flags, and returns an exit status.
#pragma once

int measure_beside_bots(int argc, char** argv);
int measure_cluster(int argc, char** argv);
int measure_endure(int argc, char** argv);
int measure_fanout(int argc, char** argv);
int measure_footprint(int argc, char** argv);
int measure_load(int argc, char** argv);
int measure_siege(int argc, char** argv);
