import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { NavigationName } from '#protocol/configuration.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { navigationLinks } from './navigationLinks.ts'

/** The links that a person sees; whether an institution has contracts is asked for only where a link depends on it. */
export const useNavigationLinks = (catalogue: Catalogue, session: SessionData): readonly NavigationName[] => {
  const { i18n } = useTranslation()
  const { resources, navigation } = useClient()
  const wire = catalogue.entities.get('institutionOption')?.wire
  const { data } = useQuery({
    queryKey: ['navigation', session.user.id],
    queryFn: ({ signal }) =>
      wire ? resources.list(wire, { select: [], query: { hasContract: true }, limit: 0 }, { signal }) : null,
    enabled: wire !== undefined && (navigation.contracts ?? navigation.contractDemo) !== undefined,
  })
  return navigationLinks({
    ...session,
    hasContract: data ? data.count > 0 : undefined,
    language: i18n.language,
  })
}
