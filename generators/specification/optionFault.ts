/** Whether `parseArgs` of Node has refused what a command was given. */
export const isOptionFault = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
