// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { job } from '#schemas/tables/job.ts'
import { all, click, find, leave, press, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

const facts = { level: 1, records: {}, options: {}, flags: { legacyJobs: true } }
const jobs = [
  { id: 2, version: 1, name: 'Brancardier', institution: [1] },
  { id: 3, version: 1, name: 'Infirmier', institution: [] },
]

/** The dialog over these jobs, which two institutions are to get. */
const opened = async () => {
  const gateway = stageGateway(catalogue, { job: jobs })
  await showTable({ gateway, facts }, {}, job)
  await click('[data-action=add]')
  await settle(() => all('dialog .check-list-body label').length > 0)
  return gateway
}

afterEach(leave)

it('what may be picked and could not be read says why, and is asked for again', async () => {
  const gateway = stageGateway(catalogue, { job: jobs })
  await showTable({ gateway, facts }, {}, job)
  gateway.list.mockRejectedValueOnce(problem(520))
  await click('[data-action=add]')
  await settle(() => all('dialog [role=alert]').length > 0)
  expect(find('dialog [role=alert]').textContent).toContain('Une erreur est survenue')
  await click('dialog [data-action=retry]')
  await settle(() => all('dialog .check-list-body label').length > 0)
  expect(all('dialog [role=alert]')).toEqual([])
})

describe('what was picked', () => {
  it('is shown and added when it was left ticked, also of other languages', async () => {
    const foreign = { id: 4, version: 1, name: 'Krankenpfleger', institution: [3] }
    const gateway = stageGateway(catalogue, { job: [...jobs, foreign] })
    const institutions = ['fr', 'fr', 'de'].map((lang, n) => ({ id: n + 1, name: `Hôpital ${n + 1}`, lang }))
    const given = { gateway, facts, institutions, selected: [1, 2], person: 7005 }
    const boxes = () => all('dialog .check-list-body input:checked').map((box) => box.getAttribute('value'))
    await showTable(given, {}, job)
    await click('[data-action=add]')
    await settle(() => all('[data-action=show-foreign]').length > 0)
    await click('[data-action=show-foreign]')
    await click('dialog input[value="3"]')
    await click('dialog input[value="4"]')
    await leave()

    await showTable(given, {}, job)
    await settle(() => all('dialog .check-list-body label').length > 0)
    expect(boxes()).toEqual(['3', '4'])
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(new Set(gateway.link.mock.calls.flatMap(([, , ids]) => ids))).toEqual(new Set([3, 4]))
  })

  it('says where it was added, which is where it was lacking', async () => {
    await opened()
    await click('dialog input[value="2"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(find('[data-tone=success] .places-names').textContent).toBe('Clinique des Lilas')
  })

  it('promises no other try by itself where another failure stands', async () => {
    const gateway = await opened()
    gateway.link.mockRejectedValueOnce(problem(520)).mockRejectedValueOnce(problem(403))
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog [data-error-code]').length === 2)
    expect(find('dialog [data-error-code="520"]').textContent).toMatch(/\s: Pas de connexion Internet\.$/)
    expect(document.body.textContent).not.toContain('automatique')
  })

  it('says how many were added, not those that a colleague added meanwhile', async () => {
    const pick = async (...ids: readonly number[]) => {
      const gateway = await opened()
      for (const id of ids) await click(`dialog input[value="${id}"]`)
      for (const place of [1, 2]) await gateway.link('institutionHasJob', 'job', [3], place)
      await click('dialog [data-action=save]')
      await settle(() => all('dialog').length === 0)
      const said = find('[data-tone=success]').textContent
      await leave()
      return said
    }
    expect(await pick(2, 3)).toContain('Ligne ajoutée')
    expect(await pick(3)).toContain('Ces établissements avaient déjà ces lignes')
  })

  it('is not left without a question once a part is written, or may be', async () => {
    const gateway = await opened()
    gateway.link.mockRejectedValue(problem(520))
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog [data-error-code="520"]').length === 2)
    await click('dialog [data-action=cancel]')
    expect(find('[role=alertdialog]').textContent).toContain('est peut-être enregistré')
    await click('[role=alertdialog] [data-action=cancel]')
    expect(find<HTMLInputElement>('dialog input[value="3"]').checked).toBe(true)
    await press(find('dialog'), 'Escape')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(all('dialog')).toHaveLength(0)
  })

  it('is there again after a session that ended, and no more once it is given up', async () => {
    const person = 7101
    const show = async () => {
      await leave()
      await showTable({ gateway: stageGateway(catalogue, { job: jobs }), facts, person }, {}, job)
      await settle()
    }
    await show()
    await click('[data-action=add]')
    await settle(() => all('dialog .check-list-body label').length > 0)
    await click('dialog input[value="3"]')
    await show()
    await settle(() => all('dialog .check-list-body label').length > 0)
    expect(find<HTMLInputElement>('dialog input[value="3"]').checked).toBe(true)
    expect(find('dialog .restored').textContent).toContain('telle que vous l’aviez laissée')
    await click('dialog [data-action=cancel]')
    await click('[role=alertdialog] [data-action=confirm]')
    await show()
    expect(all('dialog')).toEqual([])
  })

  it('is not given up without a question, and nothing picked with none', async () => {
    await opened()
    await click('dialog input[value="3"]')
    await press(find('dialog'), 'Escape')
    expect(find('[role=alertdialog]').textContent).toContain('Ce que vous avez saisi sera perdu.')
    await click('[role=alertdialog] [data-action=cancel]')
    expect(find<HTMLInputElement>('dialog input[value="3"]').checked).toBe(true)
    await click('dialog input[value="3"]')
    await press(find('dialog'), 'Escape')
    expect(all('dialog')).toEqual([])
  })
})
