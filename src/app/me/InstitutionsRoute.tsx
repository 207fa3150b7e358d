import { useLocation, useNavigate } from 'react-router-dom'
import type { Catalogue } from '#dsl/catalogue.ts'
import { placesOf, within } from '#engine/access/places.ts'
import type { SessionData } from '#protocol/session.ts'
import { forgetForm, keptForm } from '#renderer/form/keptForms.ts'
import { InstitutionsPage } from '#screens/institutions/InstitutionsPage.tsx'
import { personOf } from '../console/personOf.ts'
import { HomeMessage } from '../HomeMessage.tsx'
import { InstitutionLists } from './InstitutionLists.tsx'
import { OwnCard } from './OwnCard.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
  readonly selected: readonly number[]
}

const CARD = 'ownInstitution'
const PARAMETER = 'institution'

/** `/me/institutions?institution=3`: of those whose page the person may see. Source: specification of the institution area, §2, §6. */
export const InstitutionsRoute = ({ catalogue, session, selected }: Props) => {
  const location = useLocation()
  const navigate = useNavigate()
  const open = placesOf(personOf(session), { may: 'permitted', permission: 'seeProInstitutionPage' }) ?? []
  const institutions = session.institutions.filter(({ id }) => within([id], open))
  const params = new URLSearchParams(location.search)
  const asked = [Number(params.get(PARAMETER)), ...selected]
  const known = asked.flatMap((id) => institutions.find((one) => one.id === id) ?? [])
  const institution = known[0] ?? institutions[0]
  if (!institution) return <HomeMessage what="forbidden" />
  const form = { person: session.user.id, table: CARD, row: institution.id }
  const choose = (id: number) => {
    forgetForm(form)
    params.set(PARAMETER, String(id))
    navigate({ pathname: location.pathname, search: `${params}` })
  }
  return (
    <InstitutionsPage
      institutions={institutions}
      institution={institution}
      email={session.user.email}
      details={
        <OwnCard
          key={institution.id}
          catalogue={catalogue}
          session={session}
          card={CARD}
          id={institution.id}
        />
      }
      lists={
        <InstitutionLists
          key={`lists ${institution.id}`}
          catalogue={catalogue}
          institution={institution.id}
        />
      }
      isUnsaved={() => keptForm(form)?.dirty() === true}
      onChoose={choose}
    />
  )
}
