import { forgetForm } from '#renderer/form/kept/keptForms.ts'
import { ConfigurationPage } from '#screens/institutions/ConfigurationPage.tsx'
import { HomeMessage } from '../HomeMessage.tsx'
import type { PageProps } from '../pages.ts'
import { ConfigurationCard } from './ConfigurationCard.tsx'
import { LeftCards } from './deferredCard.tsx'
import { enteredFor, leftBehind } from './leftBehind.ts'
import { useOwnInstitution } from './useOwnInstitution.ts'

const SLOTS = ['ownSlots']
const OPTIONS = ['ownOptions']
const CARDS = [...SLOTS, ...OPTIONS]

/** `/me/configuration`: of the institutions that the person may configure. Source: specification of the institution area, §2, §6, §7. */
export const ConfigurationRoute = ({ catalogue, session, selected }: PageProps) => {
  const { institutions, institution, isAnother, choose } = useOwnInstitution(
    session,
    selected,
    'seeProInstitutionConfigPage',
  )
  const person = session.user.id
  const isLost = (cards: readonly string[]) => leftBehind(person, cards, institutions).length > 0
  const lostOf = (cards: readonly string[]) =>
    isLost(cards) && <LeftCards catalogue={catalogue} session={session} cards={cards} open={institutions} />
  if (!institution) return <HomeMessage what="forbidden">{lostOf(CARDS)}</HomeMessage>
  const { id } = institution
  const entered = () => enteredFor(person, CARDS, id)
  const shared = { catalogue, session, institution: id }
  return (
    <ConfigurationPage
      institutions={institutions}
      institution={institution}
      isAnother={isAnother || isLost(CARDS)}
      isUnsaved={() => entered().length > 0}
      onChoose={(next) => {
        for (const { name } of entered()) forgetForm(name)
        choose(next)
      }}
    >
      <ConfigurationCard
        {...shared}
        card="ownSlots"
        part="slots"
        className="card"
        query={{ id }}
        lost={lostOf(SLOTS)}
      />
      <ConfigurationCard
        {...shared}
        card="ownOptions"
        part="options"
        className="card own-institution-wide"
        query={{ institution: [id] }}
        lost={lostOf(OPTIONS)}
      />
    </ConfigurationPage>
  )
}
