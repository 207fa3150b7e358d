import { SsoScreen } from '#screens/sso/SsoScreen.tsx'
import { HomeMessage } from './HomeMessage.tsx'
import type { ScreenProps } from './screens.ts'

/** `#sso`: single sign-on, with the form of its server. */
export const SsoRoute = ({ catalogue, ...place }: ScreenProps) => {
  const card = catalogue.cards.get('signOnServer')
  return card ? <SsoScreen card={card} {...place} /> : <HomeMessage what="notFound" />
}
