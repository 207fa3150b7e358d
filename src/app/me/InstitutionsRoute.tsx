import { useClient } from '#client/ClientContext.ts'
import { forgetForm, keptForm } from '#renderer/form/kept/keptForms.ts'
import { useDrafts } from '#screens/contact/useDrafts.ts'
import { InstitutionsPage } from '#screens/institutions/InstitutionsPage.tsx'
import { HomeMessage } from '../HomeMessage.tsx'
import type { PageProps } from '../pages.ts'
import { LeftCards, LeftMessages, OwnCard } from './deferredCard.tsx'
import { InstitutionLists } from './InstitutionLists.tsx'
import { leftBehind } from './leftBehind.ts'
import { useOwnInstitution } from './useOwnInstitution.ts'

const CARD = 'ownInstitution'

/** `/me/institutions`: those whose page the person may see. Source: specification of the institution area, §2, §6. */
export const InstitutionsRoute = ({ catalogue, session, selected }: PageProps) => {
  const client = useClient()
  const drafts = useDrafts(session.user.email)
  const { institutions, institution, isAnother, choose } = useOwnInstitution(
    session,
    selected,
    'seeProInstitutionPage',
  )
  const lost = leftBehind(session.user.id, [CARD], institutions).length > 0 && (
    <LeftCards catalogue={catalogue} session={session} cards={[CARD]} open={institutions} />
  )
  const unsent = drafts.leftBehind(institutions).length > 0 && (
    <LeftMessages email={session.user.email} open={institutions} />
  )
  if (!institution)
    return (
      <HomeMessage what="forbidden">
        {lost}
        {unsent}
      </HomeMessage>
    )
  const { id } = institution
  const form = { person: session.user.id, table: CARD, row: id }
  return (
    <InstitutionsPage
      institutions={institutions}
      institution={institution}
      isAnother={isAnother || lost !== false}
      email={session.user.email}
      details={
        <>
          {lost}
          {unsent}
          <OwnCard
            key={id}
            catalogue={catalogue}
            session={session}
            card={CARD}
            query={{ id }}
            // Its name stands in the selectors too.
            onSaved={() => void client.session.reload()}
          />
        </>
      }
      lists={<InstitutionLists key={`lists ${id}`} institution={id} />}
      isUnsaved={() => keptForm(form)?.dirty() === true}
      onChoose={(next) => {
        forgetForm(form)
        choose(next)
      }}
    />
  )
}
