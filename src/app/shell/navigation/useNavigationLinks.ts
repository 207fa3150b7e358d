import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { NavigationName } from '#protocol/configuration.ts'
import type { SessionData } from '#protocol/services/session.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { navigationLinks } from './navigationLinks.ts'

/** The links that a person sees; whether an institution has contracts is asked for only where a link depends on it. */
export const useNavigationLinks = (gateway: Gateway, session: SessionData): readonly NavigationName[] => {
  const { i18n } = useTranslation()
  const { navigation } = useClient()
  const { data } = useQuery({
    queryKey: ['navigation', session.user.id],
    queryFn: ({ signal }) =>
      gateway.list('institutionOption', { select: [], query: { hasContract: true }, limit: 0 }, signal),
    enabled: (navigation.contracts ?? navigation.contractDemo) !== undefined,
  })
  return navigationLinks({
    ...session,
    hasContract: data ? data.count > 0 : undefined,
    language: i18n.language,
  })
}
