import PizZip from 'pizzip'
import { expect, it } from 'vitest'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { reading } from '#server/services/templates/reading.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { complete, doc, docx, type Given, headerOf } from './files.ts'
import { hostileFiles } from './hostileFiles.ts'
import { templatesOf } from './service.ts'

const file = (name: string, content: Buffer | string = docx(complete)): Given => ({
  name,
  bytes: Buffer.from(content),
})
const textIn = (bytes: Buffer) => new PizZip(bytes).file('word/document.xml')?.asText() ?? ''

forEachEngine('shift summary templates', ({ open }) => {
  const made = templatesOf(open)

  it('are made of a file, one for each institution, and recorded [console 3.1.28, console 7.3.13]', async () => {
    const { create, call, audit, files } = await made()
    const first = await create(file('Synthèse_été.docx'))
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({
      institution: 1,
      version: 1,
      templateName: 'Synthèse_été.docx',
      tags: { found: expect.arrayContaining(['serviceName', 'specialtyName']), unknown: [], missing: [] },
    })
    const again = await create(file('other.docx'))
    expect([again.status, again.body.errorCode]).toEqual([409, 409])
    await create(file('other.txt', '{serviceName}'), 2)
    const { body } = await call('GET', '')
    expect(
      body.data.map(({ institution, templateName }: ShiftTemplate) => [institution, templateName]),
    ).toEqual([
      [1, 'Synthèse_été.docx'],
      [2, 'other.txt'],
    ])
    expect(body.known).toContainEqual({ name: 'serviceName', required: true })
    expect(await files()).toEqual([{ name: 'Synthèse_été.docx' }, { name: 'other.txt' }])
    expect(await audit()).toMatchObject([
      { action: 'insert', institutions: [1], after: 'Synthèse_été.docx' },
      { action: 'insert', institutions: [2], after: 'other.txt' },
    ])
  })

  it('are replaced by another file, and the former one goes', async () => {
    const { create, replace, call, audit, files } = await made()
    const { id } = (await create(file('a.docx'))).body.data
    const { body, status } = await replace(id, file('b.txt', '{serviceName} {nom du service}'), {
      'if-match': '"1"',
    })
    expect([status, body.data.templateName, body.data.version]).toEqual([200, 'b.txt', 2])
    expect(body.data.tags).toMatchObject({ found: ['serviceName'], unknown: ['nom du service'] })
    expect(body.data.tags?.missing).toContain('workerLastName')
    expect(await files()).toEqual([{ name: 'b.txt' }])
    expect((await audit()).at(-1)).toMatchObject({ action: 'update', before: 'a.docx', after: 'b.txt' })
    const stale = await replace(id, file('c.docx'), { 'if-match': '"1"' })
    expect([stale.status, (await files()).length]).toEqual([412, 1])
    expect((await replace(99, file('c.docx'))).status).toBe(404)
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ version: 2, tags: body.data.tags })
  })

  it('are written by level 1 and read by who is attached', async () => {
    const { create, replace, call } = await made()
    await create(file('a.docx'))
    const { id } = (await create(file('b.docx'), 3)).body.data
    const who = people.director
    expect((await create(file('c.docx'), 2, {}, who)).status).toBe(403)
    expect((await replace(id, file('c.docx'), {}, who)).status).toBe(403)
    const { body } = await call('GET', '', { who })
    expect(body.data.map(({ institution }: ShiftTemplate) => institution)).toEqual([1])
    expect((await call('GET', '?institution=1,3', { who })).status).toBe(403)
    for (const no of ['', '1,', '1e0', '0x1', '%201', '1.0'])
      expect([no, (await call('GET', `?institution=${no}`, { who })).status]).toEqual([no, 400])
    for (const path of [`/${id}`, `/${id}/file`, `/${id}/sample`])
      expect([path, (await call('GET', path, { who })).status]).toEqual([path, 404])
    expect((await call('GET', '', { headers: { authorization: '' } })).status).toBe(401)
    expect((await call('POST', '', { parts: [], headers: { authorization: '' } })).status).toBe(401)
  })

  it('are handed out as they came, and filled in, to be kept and never shown', async () => {
    const { create, call } = await made()
    const bytes = docx([...complete, '{nobody} {#nobody}x{/nobody}'])
    const { id } = (await create(file('été.docx', bytes))).body.data
    const sent = await call('GET', `/${id}/file`)
    expect(sent.bytes.equals(bytes)).toBe(true)
    expect(sent.headers['content-disposition']).toContain("filename*=UTF-8''%C3%A9t%C3%A9.docx")
    const sample = await call('GET', `/${id}/sample`)
    for (const { headers } of [sent, sample]) {
      expect(headers['content-disposition']).toMatch(/^attachment/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    expect(textIn(sample.bytes)).toContain('Clinique du Lac, Emergency')
    expect(textIn(sample.bytes)).toContain('Nurse (Intensive care)')
    expect(textIn(sample.bytes)).toContain('{nobody} <')
    const text = (await create(file('b.csv', 'É;{serviceName};{x}\n'), 2)).body.data
    expect((await call('GET', `/${text.id}/sample`)).bytes.toString()).toBe('\ufeffÉ;Emergency;{x}\n')
    const old = (await create(file('c.doc', doc(['Root Entry', 'WordDocument'])), 3)).body.data
    expect(old.tags).toBeNull()
    expect((await call('GET', `/${old.id}/sample`)).status).toBe(404)
  })

  it('are sent once under a key, and the key knows the file', async () => {
    const { create, replace, files } = await made()
    const key = { 'idempotency-key': 'one' }
    const [a, b] = [file('a.docx'), file('b.docx')]
    const first = await create(a, 1, key)
    const again = await create(a, 1, key)
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ])
    expect((await create(file('a.docx', docx(['x'])), 1, key)).status).toBe(422)
    expect((await create({ ...a, name: 'b.docx' }, 1, key)).status).toBe(422)
    const other = { 'idempotency-key': 'two' }
    const { id } = first.body.data
    for (const replayed of [undefined, 'true'])
      expect((await replace(id, b, other)).headers['idempotency-replayed']).toBe(replayed)
    expect(await files()).toEqual([{ name: 'b.docx' }])
  })

  it('say what is wrong with their braces, and where', async () => {
    const { create } = await made()
    const { status, body } = await create(file('a.docx', docx(['{#jobName}'], headerOf('a {serviceName b'))))
    expect([status, body.errorCode]).toEqual([400, 4062])
    expect(body.faults).toEqual([
      { fault: 'unclosedTag', tag: 'serviceName', part: 'header' },
      { fault: 'unclosedSection', tag: 'jobName', part: 'body' },
    ])
    expect(body.errors).toEqual([
      '“serviceName”: the closing brace is missing. (header) Section “jobName” without an end.',
    ])
    const sections = await create(file('a.txt', '{#jobName} {/serviceName}'))
    expect(sections.body.faults).toMatchObject([{ fault: 'crossedSections', tag: 'jobName' }])
    expect((await create(file('a.txt', 'a } b'))).body.faults).toMatchObject([{ fault: 'unopenedTag' }])
  })

  it('that cannot be read any more say why', async () => {
    const { create, call, spoil } = await made()
    const { id } = (await create(file('a.docx'))).body.data
    await spoil()
    for (const path of [`/${id}`, `/${id}/sample`]) {
      const { status, body } = await call('GET', path, { who: people.viewer })
      expect([status, body.errorCode], path).toEqual([400, 4062])
      expect(body.faults).toMatchObject([{ fault: expect.any(String) }])
    }
  })

  it('are read by so many at once, and whoever comes then is told to come back', async () => {
    const { create, call } = await made()
    const { id } = (await create(file('a.docx'))).body.data
    const gate = Promise.withResolvers<{ name: string; bytes: Buffer; known: [] }>()
    const before = Array.from({ length: 11 }, () => reading('tags', () => gate.promise))
    const calls = () => [
      call('GET', `/${id}`, { who: people.viewer }),
      call('GET', `/${id}/sample`, { who: people.viewer }),
      create(file('b.docx'), 2),
    ]
    for (const { status, body, headers } of await Promise.all(calls()))
      expect([status, body.errorCode, headers['retry-after']]).toEqual([503, 503, '2'])
    gate.resolve({ name: 'a.txt', bytes: Buffer.from('{one}'), known: [] })
    await Promise.all(before)
    expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([200, 200, 201])
  })

  it('refuse what is no upload', async () => {
    const { call, create, files } = await made()
    const parts = (...given: [string, string | Given][]) => call('POST', '', { parts: given })
    const a = file('a.docx')
    const told = async (asked: ReturnType<typeof call>) => {
      const { status, body } = await asked
      return [status, body.details?.[0]?.column, body.details?.[0]?.code]
    }
    expect(await told(parts(['institution', '1']))).toEqual([400, 'file', 419])
    expect(await told(parts(['file', a]))).toEqual([400, 'institution', 419])
    expect(await told(parts(['file', a], ['institution', 'x']))).toEqual([400, 'institution', 406])
    expect(await told(parts(['file', a], ['institution', '1'], ['admin', '1']))).toEqual([400, 'admin', 400])
    expect(await told(parts(['institution', '1'], ['institution', '2'], ['file', a]))).toEqual([
      400,
      'institution',
      400,
    ])
    const cutOff = `1${' '.repeat(300)}2`
    expect(await told(parts(['institution', cutOff], ['file', a]))).toEqual([400, 'institution', 400])
    expect(await told(parts(['institution', '1'], ['other', a]))).toEqual([400, 'other', 400])
    expect((await parts(['institution', '1'], ['file', a], ['file', a])).status).toBe(413)
    const half = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await told(call('POST', '', { parts: [['file', a]], headers: half }))).toEqual([400, 'body', 400])
    expect((await create(a, 99)).status).toBe(400)
    expect((await call('POST', '', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect(await files()).toEqual([])
  })

  // T14
  it('are never what a hostile file makes of them, nor lost to it', async () => {
    const { create, replace, call, files, audit } = await made()
    const { id } = (await create(file('kept.docx'))).body.data
    const found: unknown[] = []
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60)
    for (const [what, hostile] of hostileFiles) {
      const { status, body } = await replace(id, hostile)
      found.push([what, status, body.faults?.[0]?.fault])
    }
    expect(found).toEqual(
      hostileFiles.map(([what, , fault]) => [what, fault === 'tooLarge' ? 413 : 400, fault]),
    )
    expect(await files()).toEqual([{ name: 'kept.docx' }])
    expect(await audit()).toHaveLength(1)
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ templateName: 'kept.docx', version: 1 })
  })

  it('keep no path of a name, and are as long as may be', async () => {
    const { create } = await made()
    const old = doc(['Root Entry', 'WordDocument'])
    const largest = Buffer.concat([old, Buffer.alloc(5_000_000 - old.length)])
    expect((await create(file('..\\..\\windows\\a.txt', 'x'))).body.data.templateName).toBe('a.txt')
    expect((await create(file('e\u0301te\u0301.doc', largest), 2)).body.data).toMatchObject({
      templateName: 'été.doc',
      size: 5_000_000,
    })
    expect((await create(file('virus.exe.docx'), 3)).body.data.templateName).toBe('virus.exe.docx')
  })
})
