import fc from 'fast-check'
import { type Act, acts, at, callOf, draw, small, weights } from './draws.ts'
import type { Play } from './play.ts'

type Command = fc.AsyncCommand<object, Play>

/** One thing that somebody does. It is told as what it came to, once it was. */
const command = (
  label: string,
  run: (play: Play, admin: number) => Promise<string>,
  who: number,
): Command => {
  let told = label
  return {
    check: () => true,
    run: async (_, play) => {
      told = `${label} by nobody`
      const admin = at(play.people, who, 0)
      told = label
      told = await run(play, admin)
    },
    toString: () => told,
  }
}

const writing = (act: Act): fc.Arbitrary<Command> =>
  draw.map((drawn) =>
    command(
      act,
      async (play, admin) => {
        // Whose session is over mostly notices before they write.
        if (drawn.version < 7 && !play.world.who(admin)) return play.enter(admin)
        const call = callOf(play, act, admin, drawn) ?? callOf(play, 'insert', admin, drawn)
        return play.write(admin, call, drawn.key)
      },
      drawn.who,
    ),
  )

/** Rights change: a licence is given, taken, stopped or opened again, or somebody gets another level. Mostly by who may. */
const rights = fc
  .tuple(draw, fc.constantFrom('insert', 'change', 'change', 'remove', 'level'))
  .map(([drawn, act]) =>
    command(
      `rights ${act}`,
      async (play, admin) => {
        const by = drawn.places % 5 === 4 ? admin : (play.stage.people[0] ?? admin)
        if (act !== 'level')
          return play.write(
            by,
            callOf(
              play,
              act === 'insert' ? 'insert' : act === 'remove' ? 'remove' : 'change',
              by,
              drawn,
              'institutionHasAdmin',
            ),
            drawn.key,
          )
        const others = play.stage.people.slice(1)
        const id = at(others, drawn.row, 0)
        const level = at([2, 3, 4, 2, 3, 1], drawn.values[0]?.[0] ?? 0, 2)
        return play.write(
          by,
          { do: 'change', entity: 'admin', rows: [{ id, values: { level } }], inBatch: false },
          drawn.key,
        )
      },
      drawn.who,
    ),
  )

const going = (label: string, run: (play: Play, admin: number, n: number) => Promise<string>) =>
  fc.tuple(fc.nat(11), small).map(([who, n]) => command(label, (play, admin) => run(play, admin, n), who))

export const steps = [
  ...acts.flatMap((act) => Array.from({ length: weights[act] }, () => writing(act))),
  ...[rights, rights, rights],
  going('leaves', (play, admin) => play.leave(admin)),
  ...[0, 1, 2].map(() => going('enters', (play, admin) => play.enter(admin))),
  ...[0, 1].map(() => going('selects', async (play, admin, n) => play.select(admin, n))),
  ...[0, 1].map(() => going('asks again', (play, admin) => play.again(admin, false))),
  going('asks otherwise under the same key', (play, admin) => play.again(admin, true)),
]
