// Gives out what an engine has counted of itself; linked into the engines that `npm run profile` builds, and into no other.
// The rest of the runtime is LLVM's, as the crate minicov carries it.

#include "InstrProfiling.h"
#include "InstrProfilingInternal.h"

// All counters lie in the file, so nothing is ever allocated.
void *minicov_alloc_zeroed(unsigned long size, unsigned long align) {
  (void)size, (void)align;
  return 0;
}
void minicov_dealloc(void *memory, unsigned long size, unsigned long align) {
  (void)memory, (void)size, (void)align;
}

// Writes everything to this place and says how many bytes it was; less than nothing if that failed.
int loire_profile(char *place) {
  ProfDataWriter writer;
  initBufferWriter(&writer, place);
  if (lprofWriteData(&writer, lprofGetVPDataReader(), 0)) return -1;
  return (int)((char *)writer.WriterCtx - place);
}
