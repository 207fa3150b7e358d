import { loadConfig } from '#client/services/config.ts'
import type { FetchLike } from '#client/transport.ts'
import type { Configuration } from '#protocol/configuration.ts'

/** Milliseconds: as long as a proxy takes to turn to another process. */
const PAUSE = 1000

/**
 * The configuration, asked for a second time where it does not come: nothing stands in for it, since passwords would go to
 * services that are not the operator's, and sessions be sought where they are not kept. @throws ApiError
 */
export const configured = async (fetch: FetchLike, pause = PAUSE): Promise<Configuration> => {
  try {
    return await loadConfig(fetch)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return await loadConfig(fetch)
  }
}
