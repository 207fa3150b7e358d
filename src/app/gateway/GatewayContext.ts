import { createContext, useContext } from 'react'
import type { Gateway } from '#renderer/gateway.ts'

const GatewayContext = createContext<Gateway | undefined>(undefined)

export const GatewayProvider = GatewayContext.Provider

/** How all of the console reaches rows. @throws Error outside the provider */
export const useGateway = (): Gateway => {
  const gateway = useContext(GatewayContext)
  if (!gateway) throw new Error('GatewayProvider is missing')
  return gateway
}
