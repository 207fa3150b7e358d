// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { interim } from '#schemas/tables/interim.ts'
import { calledBy } from '../calledBy.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

describe('by ear', () => {
  it('rows of one name are told apart by the institutions that they are in', async () => {
    const rows = [
      rowOf(1, { code: 'M1', institution: [1] }),
      rowOf(2, { code: 'M1', institution: [1, 2] }),
      rowOf(3, { code: 'M1', institution: [2, 3] }),
    ]
    await showTable({ gateway: codesGateway(rows) })
    expect(all('[data-row-id] [data-action=edit]').map(calledBy)).toEqual([
      'Modifier M1 (CHU de Lyon)',
      'Modifier M1 (CHU de Lyon, Clinique des Lilas)',
      'Modifier M1 (Clinique des Lilas)',
    ])
  })

  it('a form says where it writes to when it opens', async () => {
    await showTable({ gateway: codesGateway([]) })
    await click('[data-action=add]')
    await settle(() => all('dialog input[name=code]').length > 0)
    const described = find('dialog').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('CHU de Lyon et Clinique des Lilas')
  })

  it('no row’s box begins with « all rows »', async () => {
    await showTable({ gateway: codesGateway([rowOf(1)]) })
    expect(find('thead [data-action=choose-page]').closest('th')).toBeNull()
  })

  it('a list of choices that waits for another one says so, and one that is required says that', async () => {
    const facts = { level: 1, records: {}, options: {}, flags: {} }
    await showTable({ gateway: codesGateway([]), facts, selected: [1] }, {}, interim)
    await click('[data-action=add]')
    await settle(() => all('dialog .check-list').length === 2)
    const [jobs, specialties] = all('dialog .check-list')
    expect(specialties?.textContent).toContain('selon ce qui est choisi dans les autres champs')
    const said = (jobs?.getAttribute('aria-describedby') ?? '').split(' ')
    expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('obligatoire')
  })
})
