/** Whether `parseArgs` of Node has refused what a command was given. */
export const isOptionFault = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
