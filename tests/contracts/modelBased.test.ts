import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forEachEngine } from '#tests/server/db/engines.ts'
import { seed } from '#tests/server/seed.ts'
import { peopled } from '#tests/server/testServer.ts'
import { subjects } from './model/draws.ts'
import { Play } from './model/play.ts'
import { clearStage, openStage, Real } from './model/real.ts'
import { steps } from './model/steps.ts'

// T21
const PLAYS = Number(process.env.PLAYS ?? 6)

const administrators = [1, 2, 3]
/** Two to four of those on the stage, the provider mostly among them. */
const casts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.subarray(administrators, { minLength: 1 }).map((some) => [0, ...some]),
  },
  { weight: 1, arbitrary: fc.subarray(administrators, { minLength: 2 }) },
)

forEachEngine('whatever people do one after the other', ({ open }) => {
  it('everybody sees what the schemas say, and every write is recorded', {
    timeout: 36_000_000,
  }, async () => {
    const real = await Real.on(await open({ made: peopled }))
    const told = new Map<string, number>()
    let done = 0
    const property = fc.asyncProperty(
      casts,
      subjects,
      fc.noBias(fc.commands(steps, { maxCommands: 40, size: 'max' })),
      async (cast, about, commands) => {
        const stage = await openStage(real.database)
        const people = cast.map((nth) => stage.people[nth] ?? 0)
        const play = new Play(real, stage, { people, about }, told)
        try {
          for (const one of people) await play.enter(one)
          await fc.asyncModelRun(() => ({ model: {}, real: play }), commands)
          await play.end()
        } finally {
          done += play.steps
          await clearStage(real.database, stage)
        }
      },
    )
    await fc.assert(property, { seed, numRuns: PLAYS, endOnFailure: true })
    console.info(`${PLAYS} runs, ${done} steps, ${JSON.stringify(Object.fromEntries([...told].sort()))}`)
    expect(done).toBeGreaterThan(PLAYS)
    await real.close()
  })
})
