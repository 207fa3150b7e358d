/**
 * Options of Node for programs that open an embedded database and live for seconds. Its code stays as it was first
 * compiled: V8 would take four seconds of processor and 500 MB to compile one of its functions once more, better.
 */
export const shortLived: readonly string[] = ['--liftoff-only']
