import { forgetForm, keptForm, keptRow } from '#renderer/form/kept/keptForms.ts'
import { ConfigurationPage } from '#screens/institutions/ConfigurationPage.tsx'
import { HomeMessage } from '../HomeMessage.tsx'
import type { PageProps } from '../pages.ts'
import { LeftCards, OwnCard } from './deferredCard.tsx'
import { leftBehind } from './leftBehind.ts'
import { useOwnInstitution } from './useOwnInstitution.ts'

const CARDS = ['ownSlots', 'ownOptions']

/** `/me/configuration`: of the institutions that the person may configure. Source: specification of the institution area, §2, §6, §7. */
export const ConfigurationRoute = ({ catalogue, session, selected }: PageProps) => {
  const { institutions, institution, isAnother, choose } = useOwnInstitution(
    session,
    selected,
    'seeProInstitutionConfigPage',
  )
  const lost = leftBehind(session.user.id, CARDS, institutions).length > 0 && (
    <LeftCards catalogue={catalogue} session={session} cards={CARDS} open={institutions} />
  )
  if (!institution) return <HomeMessage what="forbidden">{lost}</HomeMessage>
  const { id } = institution
  const person = session.user.id
  const forms = () => [
    { person, table: 'ownSlots', row: id },
    { person, table: 'ownOptions', row: keptRow({ person, table: 'ownOptions' }) ?? 0 },
  ]
  const shared = { catalogue, session }
  return (
    <ConfigurationPage
      institutions={institutions}
      institution={institution}
      isAnother={isAnother || lost !== false}
      slots={
        <>
          {lost}
          <OwnCard key={`slots ${id}`} {...shared} card="ownSlots" query={{ id }} />
        </>
      }
      options={<OwnCard key={`options ${id}`} {...shared} card="ownOptions" query={{ institution: [id] }} />}
      isUnsaved={() => forms().some((form) => keptForm(form)?.dirty() === true)}
      onChoose={(next) => {
        for (const form of forms()) forgetForm(form)
        choose(next)
      }}
    />
  )
}
