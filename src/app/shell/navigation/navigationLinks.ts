import { permitted } from '#dsl/entities/access.ts'
import { type NavigationName, navigationNames } from '#protocol/configuration.ts'
import { providerLevel, type SessionData } from '#protocol/services/session.ts'
import { mayRead } from '../../console/mayRead.ts'

/** Contract levels that open the contracts besides the provider's staff. Source: specification of the institution area, §2, §6. */
const CONTRACT_LEVELS = [9, 10]

export interface NavigationFacts extends Pick<SessionData, 'user' | 'permissions' | 'institutions'> {
  /** One of the person's institutions at least has contracts; undefined while that is not known. */
  readonly hasContract: boolean | undefined
  /** As i18next names it. */
  readonly language: string
}

/** Which links of the navigation bar a person sees. Source: specification of the institution area, §2 (navbar menu). */
export const navigationLinks = ({
  hasContract,
  language,
  ...session
}: NavigationFacts): readonly NavigationName[] => {
  const { level, contractLevel } = session.user
  if (level <= 0) return []
  const shown: Readonly<Record<NavigationName, boolean>> = {
    missions: true,
    network: true,
    contracts:
      level === providerLevel || (hasContract === true && CONTRACT_LEVELS.includes(contractLevel ?? 0)),
    contractDemo: hasContract === false && language.startsWith('fr'),
    dashboard: mayRead(permitted('seeStatisticsPage'), session),
  }
  return navigationNames.filter((name) => shown[name])
}
