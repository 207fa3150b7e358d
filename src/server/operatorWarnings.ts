import type { Config } from './config.ts'
import { isOpenToOthers } from './dataFolder.ts'

type Warning = (config: Config) => string | false

/** What a server that has started may lack without its operator noticing, each in one line. */
const warnings: readonly Warning[] = [
  ({ dataDir, databaseUrl }) =>
    databaseUrl === undefined &&
    isOpenToOthers(dataDir) &&
    `DATA_DIR: the disk of ${dataDir} keeps no permissions: see to it that no other account of this machine can enter.`,
]

/** The lines for whoever has started the server, in the English of logs. */
export const warningsOf = (config: Config): string[] => warnings.flatMap((warning) => warning(config) || [])
