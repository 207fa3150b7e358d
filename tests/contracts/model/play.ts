import { expect } from 'vitest'
import { idIn, isObject, type Values } from '#protocol/row.ts'
import { type Call, requestOf } from './calls.ts'
import { entityOf, played } from './catalogue.ts'
import { compareLinks, compareList, Reader, shownIn, shownTo } from './compare.ts'
import { isShutOut, type Prediction, predict } from './predict.ts'
import type { Answer, Real, Stage } from './real.ts'
import { isSeen, type World } from './state.ts'

interface Kept {
  readonly key: string
  readonly call: Call
  /** Of the try that was done. */
  readonly answer?: Answer
}

let runs = 0

/** A run: what people do on the server and in the model, compared after each step. */
export class Play {
  world: World
  readonly stage: Stage
  readonly people: readonly number[]
  /** The entities that it is mostly about. */
  readonly about: readonly string[]
  readonly reader: Reader
  steps = 0
  /** How often each sort of write was answered by each status. */
  private readonly told: Map<string, number>
  private readonly real: Real
  private readonly selected = new Map<number, readonly number[]>()
  private readonly kept = new Map<number, Kept>()
  private readonly failures = new Map<number, number>()
  private readonly entered = new Set<number>()
  private readonly run = ++runs

  constructor(
    real: Real,
    stage: Stage,
    { people, about }: Pick<Play, 'people' | 'about'>,
    told: Map<string, number>,
  ) {
    this.real = real
    this.told = told
    this.stage = stage
    this.people = people
    this.about = about
    this.world = stage.world.copy()
    this.reader = new Reader(real.database, stage)
  }

  async write(admin: number, call: Call | undefined, isKeyed: boolean): Promise<string> {
    if (!call || !this.hasEntered(admin)) return 'nothing to write'
    const key = isKeyed ? `${this.run} ${this.steps}` : undefined
    return this.send(admin, call, key)
  }

  /** The last call with a key, whose answer somebody may have lost; or another one by mistake under that key. */
  async again(admin: number, isOther: boolean): Promise<string> {
    const kept = this.kept.get(admin)
    if (!kept) return 'nothing to ask again'
    const { key, call, answer } = kept
    if (!answer) return isOther ? 'nothing was kept' : this.send(admin, call, key)
    const told = `${admin} asks ${isOther ? 'otherwise under' : 'again'} ${key}`
    const request = requestOf(call)
    const another = await this.real.send(admin, isOther ? { ...request, ifMatch: '"77"' } : request, key)
    const who = this.world.who(admin)
    const refusal = !who ? 440 : isShutOut(who, call) ? 403 : isOther ? 422 : undefined
    if (refusal !== undefined) expect(another.status, told).toBe(refusal)
    else {
      expect([another.status, another.isReplayed], told).toEqual([answer.status, true])
      expect(another.body, told).toEqual(answer.body)
    }
    await this.compare(admin, call.entity, [], told)
    return told
  }

  private async send(admin: number, call: Call, key: string | undefined): Promise<string> {
    const told = `${admin} ${JSON.stringify(call)}${key ? ` (${key})` : ''}`
    const who = this.world.who(admin)
    const answer = await this.real.send(admin, requestOf(call), key)
    const expected = who && predict(this.world, who, call)
    const { status } = answer
    const counted = `${call.do} ${status}`
    this.told.set(counted, (this.told.get(counted) ?? 0) + 1)
    const label = `${told} → ${status} ${status < 300 ? '' : JSON.stringify(answer.body)}`
    let audit: readonly string[] = []
    if (!expected) expect(status, label).toBe(440)
    else if (status >= 300) expect([...expected.refusals, ...expected.doubts], label).toContain(status)
    else {
      expect([status, ...expected.refusals], label).toEqual([expected.status])
      const done = predict(this.world, who, call, newIds(call, answer, expected))
      this.compareAnswer(admin, call, answer, done, label)
      this.world = done.world
      audit = done.audit
    }
    if (key && who && !isShutOut(who, call))
      this.kept.set(admin, { key, call, ...(status < 300 && { answer }) })
    await this.compare(admin, call.entity, audit, label)
    return label
  }

  /** What the writer is told is what they see then. */
  private compareAnswer(admin: number, call: Call, { body }: Answer, done: Prediction, told: string): void {
    const { data } = body
    const entity = entityOf(call.entity)
    if (Array.isArray(data)) {
      if (done.outcomes.length > 0)
        expect(
          data.map((one) => isObject(one) && one.outcome),
          told,
        ).toEqual(done.outcomes)
      // Of links the ids of links are told.
      if (call.do === 'remove' || call.do === 'link') return
      for (const one of data.filter(isObject)) {
        const row = done.world.of(entity.name).get(idIn(one.id) ?? 0)
        if (row) expect(one.version, told).toBe(row.version)
      }
      return
    }
    const row = done.world.of(entity.name).get(isObject(data) ? (idIn(data.id) ?? 0) : 0)
    const who = this.world.who(admin)
    if (call.do !== 'insert' && call.do !== 'change') return
    expect(row, told).toBeDefined()
    if (row && who && isSeen(done.world, who, entity, row))
      expect(shownIn(entity, data), told).toEqual(shownTo(done.world, who, entity, row))
  }

  async leave(admin: number): Promise<string> {
    if (!this.hasEntered(admin)) return `${admin} is not there`
    const { status } = await this.real.signOut(admin)
    expect(status).toBe(200)
    this.world.sessions.delete(admin)
    await this.compare(admin, 'pole', [], `${admin} leaves`)
    return `${admin} leaves`
  }

  async enter(admin: number): Promise<string> {
    const rights = this.world.present(admin)
    const mayEnter = rights.institutions.length > 0
    const told = `${admin} ${mayEnter ? 'enters' : 'may not enter'}`
    // Who is refused too often waits.
    const failed = this.failures.get(admin) ?? 0
    if (!mayEnter && failed > 1) return `${told}, and does not try`
    this.failures.set(admin, failed + (mayEnter ? 0 : 1))
    const { status } = await this.real.signIn(admin)
    expect(status, told).toBe(mayEnter ? 200 : 401)
    if (mayEnter) {
      this.world.sessions.set(admin, rights)
      this.entered.add(admin)
    }
    await this.compare(admin, 'mission', [], told)
    return told
  }

  async select(admin: number, n: number): Promise<string> {
    const { places } = this.stage
    this.selected.set(admin, n % 8 === 7 ? [] : places.filter((_, i) => ((n % 8) + 1) & (1 << i)))
    const told = `${admin} selects [${this.selected.get(admin)}]`
    await this.compare(admin, Object.keys(played)[n % Object.keys(played).length] ?? 'pole', [], told)
    return told
  }

  /** After a step: all that is stored, what everybody sees of what it was about, and what the one who did it sees of something else. */
  private async compare(admin: number, name: string, audit: readonly string[], told: string): Promise<void> {
    this.steps++
    await this.reader.compare(this.world, audit, told)
    for (const one of this.people) if (this.hasEntered(one)) await this.see(one, name, told)
    const others = Object.keys(played)
    const other = others[this.steps % others.length]
    if (other && this.hasEntered(admin)) await this.see(admin, other, told)
    if (this.hasEntered(admin)) await compareLinks(this.real, this.world, admin, name, told)
  }

  /** In the end everybody looks at everything. */
  async end(): Promise<void> {
    for (const one of this.people)
      for (const name of Object.keys(played)) await this.see(one, name, 'in the end')
  }

  private hasEntered = (admin: number): boolean => this.entered.has(admin)

  private see(admin: number, name: string, told: string): Promise<void> {
    return compareList(this.real, this.world, admin, name, this.selected.get(admin) ?? [], told)
  }
}

/** The ids of rows that a write has made, in their order. */
const newIds = (call: Call, { body }: Answer, { outcomes }: Prediction): number[] => {
  if (call.do === 'link' || call.do === 'remove' || call.do === 'unlink') return []
  const told: Values[] = [body.data].flat().filter(isObject)
  const ids = told.map(({ id }) => idIn(id) ?? 0)
  if (call.do !== 'change') return ids.filter((_, i) => outcomes[i] === 'created')
  const ordered = told
    .map((_, i) => ({ id: ids[i] ?? 0, of: call.rows[i]?.id ?? 0 }))
    .sort((a, b) => a.of - b.of)
  return ordered.filter(({ id, of }) => id !== of).map(({ id }) => id)
}
