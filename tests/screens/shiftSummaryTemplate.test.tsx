// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { RendererProvider, type RendererServices, useRenderer } from '#renderer/RendererContext.ts'
import { ShiftSummaryTemplateScreen } from '#screens/shiftSummaryTemplate/ShiftSummaryTemplateScreen.tsx'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { until } from '#tests/until.ts'
import { open, type Send } from './stage.tsx'

afterEach(leave)

const PATH = '/v1/shiftTemplate'
const known = [
  { name: 'serviceName', required: true },
  { name: 'poleName', required: false },
]
const templateOf = (institution: number): ShiftTemplate => ({
  id: institution + 10,
  version: 1,
  institution,
  templateName: `kept-${institution}.docx`,
  size: 12_345,
})
const refused = (status: number, body: object = { errorCode: status }) =>
  new ApiError({ status, code: status === 400 ? 4062 : status, body })

/** The screen, and a button that selects the other institution alone. */
const Screen = () => {
  const services = useRenderer()
  const [selected, setSelected] = useState(services.selected)
  return (
    <RendererProvider value={{ ...services, selected }}>
      <button type="button" data-action="select" onClick={() => setSelected([2])} />
      <ShiftSummaryTemplateScreen />
    </RendererProvider>
  )
}

/** Answers to writes, in their order; each makes the template where it is none. */
const drawn = async (
  templates: ShiftTemplate[],
  answers: readonly (ApiError | 'done')[] = [],
  given: Partial<RendererServices> = {},
) => {
  const left = [...answers]
  const send = vi.fn<Send>(async ({ path, method, body }) => {
    if (method === undefined)
      return path === PATH
        ? { data: templates, body: { known } }
        : { data: { tags: { found: ['serviceName'], unknown: ['x'], missing: [] } } }
    const answer = left.shift()
    if (answer instanceof ApiError) throw answer
    const institution = body instanceof FormData ? Number(body.get('institution')) : 0
    if (institution) templates.push(templateOf(institution))
    return { data: templateOf(institution) }
  })
  const { toasts } = await open(<Screen />, send, undefined, given)
  await until(async () => {
    await act(async () => undefined)
    find('article')
  })
  const writes = () =>
    send.mock.calls.flatMap(([call]) => (call.method === undefined ? [] : [`${call.method} ${call.path}`]))
  return { send, toasts, writes }
}
const choose = async (name: string, content = 'x') => {
  const input = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })))
}
const forAll = () =>
  act(async () => {
    const choice = find<HTMLSelectElement>('#shiftSummaryTemplate-institution')
    choice.value = 'all'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
const settled = (selector: string) =>
  until(async () => {
    await act(async () => undefined)
    find(selector)
  })
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ')
const text = (selector: string) => plain(find(selector).textContent ?? '')

it('says which institution has which template, and what stands in it where there is one alone [console 2.3.16]', async () => {
  await drawn([templateOf(1)])
  expect(all('article').map((one) => plain(one.querySelector('[data-template]')?.textContent ?? ''))).toEqual(
    ['kept-1.docx (12 ko)', 'Aucun modèle pour cet établissement.'],
  )
  await leave()
  await drawn([templateOf(1)], [], { selected: [1] })
  await settled('article [data-tag=serviceName][data-state=found]')
  expect(text('article [data-tag=poleName] td')).toBe('Facultative, absente')
  expect(text('article [data-tag=x] td')).toBe('Inconnue')
  expect(text('[data-verdict=complete]')).toBe('Toutes les balises obligatoires sont présentes.')
})

it('refuses a name and a size before anything is sent, and offers the nearest name [console 5.6]', async () => {
  const { writes } = await drawn([])
  await choose('mon modèle.exe')
  expect(text('[data-fault]')).toContain('Nom de fichier refusé')
  expect(all('[data-action=rename], [data-action=upload]')).toHaveLength(0)
  await choose('vide.docx', '')
  expect(text('[data-fault]')).toBe('Ce fichier est vide.')
  await choose('mon modèle (2).docx')
  await click('[data-action=rename]')
  expect(find('[data-file]').getAttribute('data-file')).toBe('mon-modèle-2.docx')
  expect(text('[data-action=upload]')).toBe('Envoyer pour CHU de Lyon')
  expect(writes()).toEqual([])
})

it('asks before it replaces, and sends again what failed and nothing else', async () => {
  const { send, toasts, writes } = await drawn([templateOf(1)], ['done', refused(503), 'done'])
  await forAll()
  await choose('new.docx')
  await click('[data-action=upload]')
  expect(
    all('dialog tbody tr').map((row) => [...row.children].map((cell) => plain(cell.textContent))),
  ).toEqual([
    ['CHU de Lyon', 'kept-1.docx', 'new.docx'],
    ['Clinique des Lilas', 'Aucun', 'new.docx'],
  ])
  expect(writes()).toEqual([])
  await click('dialog [data-action=confirm]')
  await settled('[data-outcome=failed]')
  expect(writes()).toEqual([`PUT ${PATH}/11`, `POST ${PATH}`])
  expect(send.mock.calls.find(([call]) => call.method === 'PUT')?.[0]).toMatchObject({ ifMatch: 1 })
  expect(toasts.state.getState().open.map(({ tone, places }) => [tone, places])).toEqual([
    ['success', ['CHU de Lyon']],
    ['error', ['Clinique des Lilas']],
  ])
  await click('[data-action=retry]')
  await settled('[data-institution="2"][data-outcome=done]')
  expect(writes().slice(2)).toEqual([`POST ${PATH}`])
})

it('tells once what is wrong with a file, and asks a lost answer under the same key', async () => {
  const faults = [{ fault: 'unclosedTag', tag: 'serviceName', part: 'header' }]
  const lost = refused(520)
  const { send, writes } = await drawn([], [refused(400, { errorCode: 4062, faults }), lost, 'done'])
  await forAll()
  await choose('broken.docx')
  await click('[data-action=upload]')
  await settled('[data-fault]')
  expect(text('[data-fault]')).toBe('« serviceName » : accolade fermante manquante. (en-tête)')
  expect(writes()).toHaveLength(1)
  await choose('whole.docx')
  await act(async () => {
    const choice = find<HTMLSelectElement>('#shiftSummaryTemplate-institution')
    choice.value = '1'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await click('[data-action=upload]')
  await settled('[data-outcome=failed]')
  await click('[data-action=retry]')
  await settled('[data-outcome=done]')
  const keys = send.mock.calls.flatMap(([call]) => ('key' in call ? [call.key] : []))
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
})

it('replaces what somebody else has put there since once that is shown', async () => {
  const templates = [templateOf(1)]
  const { send, toasts, writes } = await drawn(templates, [refused(412), 'done'], { selected: [1] })
  templates[0] = { ...templateOf(1), version: 2, templateName: 'theirs.docx' }
  await choose('mine.docx')
  await click('[data-action=upload]')
  await click('dialog [data-action=confirm]')
  await settled('[data-outcome=failed]')
  const said = [text('[data-outcome=failed] p'), plain(toasts.state.getState().open.at(-1)?.text)]
  const expected = /^Quelqu’un d’autre a remplacé ce modèle .* réessayez si le vôtre doit prendre sa place\.$/
  expect(said).toEqual([expect.stringMatching(expected), said[0]])
  await click('[data-action=retry]')
  expect(text('dialog tbody')).toContain('theirs.docx')
  await click('dialog [data-action=confirm]')
  await settled('[data-outcome=done]')
  expect(writes()).toEqual([`PUT ${PATH}/11`, `PUT ${PATH}/11`])
  const sent = send.mock.calls.flatMap(([call]) => (call.method === 'PUT' ? call : []))
  expect(sent).toMatchObject([{ ifMatch: 1 }, { ifMatch: 2 }])
})

it('tells each reason once, with the institutions that it holds for', async () => {
  const { toasts } = await drawn([], [refused(409), refused(403)])
  await forAll()
  await choose('mine.docx')
  await click('[data-action=upload]')
  await settled('[data-outcome=failed]')
  expect(toasts.state.getState().open.map(({ text, places }) => [plain(text), places])).toEqual([
    [expect.stringContaining('Quelqu’un d’autre a envoyé un modèle'), ['CHU de Lyon']],
    [text('[data-institution="2"][data-outcome] p'), ['Clinique des Lilas']],
  ])
})

it('asks again under the same key while the server is still at what it was sent, which nobody else has done', async () => {
  const underWay = new ApiError({ status: 409, code: 409, retryAfter: 2 })
  const { send } = await drawn([], [refused(520), underWay, 'done'], { selected: [1] })
  await choose('mine.docx')
  await click('[data-action=upload]')
  await settled('[data-outcome=failed]')
  await click('[data-action=retry]')
  await settled('[data-action=retry]:not([aria-busy=true])')
  expect(text('[data-outcome=failed] p')).toMatch(/n’est pas arrivée.*rien ne sera envoyé deux fois/)
  await click('[data-action=retry]')
  await settled('[data-outcome=done]')
  const keys = send.mock.calls.flatMap(([call]) => ('key' in call ? [call.key] : []))
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

it('is read by others, who send nothing', async () => {
  await drawn([templateOf(1)], [], { facts: { level: 2, records: {}, options: {}, flags: {} } })
  expect(text('.banner')).toContain('Seul le support peut remplacer ces modèles.')
  expect(all('input[type=file]')).toHaveLength(0)
  expect(all('[data-action=download]')).toHaveLength(1)
})

it('keeps a file that was chosen where other institutions are selected, and says to whom it would go', async () => {
  await drawn([templateOf(1)])
  await choose('new.docx')
  expect(text('[data-action=upload]')).toBe('Envoyer pour CHU de Lyon')
  await click('[data-action=select]')
  await settled('article [data-template]')
  expect(find('[data-file]').getAttribute('data-file')).toBe('new.docx')
  expect(text('[data-action=upload]')).toBe('Envoyer pour Clinique des Lilas')
})

it('a file that did not come is named, with another try', async () => {
  const made = vi.fn<(file: Blob) => string>(() => 'blob:x')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { send, toasts } = await drawn([templateOf(1)])
  send.mockRejectedValueOnce(refused(520))
  await click('[data-action=download]')
  await act(async () => undefined)
  const told = toasts.state.getState().open.at(-1)
  expect(told?.text).toMatch(/^«\skept-1\.docx\s» n’a pas pu être téléchargé\. La connexion/)
  send.mockResolvedValueOnce({ body: new Blob(['x']) })
  await act(async () => told?.action?.run())
  expect(made).toHaveBeenCalledTimes(1)
})
