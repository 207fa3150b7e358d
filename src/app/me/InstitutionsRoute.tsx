import { useClient } from '#client/ClientContext.ts'
import { forgetForm, keptForm } from '#renderer/form/kept/keptForms.ts'
import { InstitutionsPage } from '#screens/institutions/InstitutionsPage.tsx'
import { HomeMessage } from '../HomeMessage.tsx'
import type { PageProps } from '../pages.ts'
import { OwnCard } from './deferredCard.tsx'
import { InstitutionLists } from './InstitutionLists.tsx'
import { useOwnInstitution } from './useOwnInstitution.ts'

const CARD = 'ownInstitution'

/** `/me/institutions`: those whose page the person may see. Source: specification of the institution area, §2, §6. */
export const InstitutionsRoute = ({ catalogue, session, selected }: PageProps) => {
  const client = useClient()
  const { institutions, institution, isAnother, choose } = useOwnInstitution(
    session,
    selected,
    'seeProInstitutionPage',
  )
  if (!institution) return <HomeMessage what="forbidden" />
  const { id } = institution
  const form = { person: session.user.id, table: CARD, row: id }
  return (
    <InstitutionsPage
      institutions={institutions}
      institution={institution}
      isAnother={isAnother}
      email={session.user.email}
      details={
        <OwnCard
          key={id}
          catalogue={catalogue}
          session={session}
          card={CARD}
          query={{ id }}
          // Its name stands in the selectors too.
          onSaved={() => void client.session.reload()}
        />
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
