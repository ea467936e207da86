// Returns the profile counters of an engine; linked only into the engines that `npm run profile` builds. The rest of
// the runtime is LLVM's, as shipped with the crate minicov.

#include "InstrProfiling.h"
#include "InstrProfilingInternal.h"

// All counters are in static memory, so nothing is ever allocated.
void *minicov_alloc_zeroed(unsigned long size, unsigned long align) {
  (void)size, (void)align;
  return 0;
}
void minicov_dealloc(void *memory, unsigned long size, unsigned long align) {
  (void)memory, (void)size, (void)align;
}

// Writes the profile to this address and returns its size in bytes; negative on failure.
int loire_profile(char *place) {
  ProfDataWriter writer;
  initBufferWriter(&writer, place);
  if (lprofWriteData(&writer, lprofGetVPDataReader(), 0)) return -1;
  return (int)((char *)writer.WriterCtx - place);
}
