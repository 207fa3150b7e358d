import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { common, entity, nobody, number, text } from '#dsl'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Facts, Validator } from '#dsl/columns/validator.ts'
import { validators } from '#dsl/validators/index.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

type Name = keyof typeof validators

interface ValidatorSample {
  readonly validator: Validator<never>
  readonly column: AnyColumn
  readonly values: fc.Arbitrary<unknown>
}

const whole = fc.integer({ min: -50, max: 50 })
const numbers = fc.oneof(whole, fc.double({ min: -50, max: 50, noNaN: true }))
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[a-z._-]{0,9}\.(csv|txt|doc|exe)$/),
)
const ofNumber = (validator: Validator<number>): ValidatorSample => ({
  validator,
  column: number({ validate: [validator] }),
  values: numbers,
})
const ofText = (validator: Validator<string>): ValidatorSample => ({
  validator,
  column: text({ validate: [validator] }),
  values: words,
})

const ofExamples = (validator: Validator<string>): ValidatorSample => {
  const column = text({ validate: [validator] })
  return { validator, column, values: fc.oneof(words, fc.nat(40).map(column.kind.example)) }
}

/** One of each; a new validator does not compile before it stands here. */
const samples: { readonly [N in Name]: ValidatorSample } = {
  atLeast: ofNumber(validators.atLeast(3)),
  atMost: ofNumber(validators.atMost(3)),
  whole: ofNumber(validators.whole),
  longerThan: ofText(validators.longerThan(3)),
  shorterThan: ofText(validators.shorterThan(3)),
  postalCode: ofExamples(validators.postalCode),
  siret: ofExamples(validators.siret),
  apeCode: ofExamples(validators.apeCode),
  telephone: ofExamples(validators.telephone),
  webAddress: {
    ...ofText(validators.webAddress),
    values: fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.stringMatching(
        /^(https?|ftp|javascript):\/\/([a-z]{1,3}:[a-z]?@)?[a-z0-9.:[\]-]{1,9}(\/[a-z@:]{0,4})?$/,
      ),
      words,
    ),
  },
}

const holds: { readonly [F in keyof Facts]-?: (fact: never, value: never) => boolean } = {
  minimum: (fact: number, value: number) => value >= fact,
  maximum: (fact: number, value: number) => value <= fact,
  minLength: (fact: number, value: string) => [...value].length >= fact,
  maxLength: (fact: number, value: string) => [...value].length <= fact,
  pattern: (fact: string, value: string) => new RegExp(fact, 'u').test(value),
}

describe.each(Object.entries(samples))(
  'validator %s [console 5.8]',
  (name, { validator, column, values }) => {
    const facts = Object.entries(validator.facts ?? {}) as [keyof Facts, never][]
    const shape = runtimeShape(
      entity('sample', {
        columns: { value: column },
        belongs: common,
        access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
        label: 'value',
      }),
    )

    test('bears its own name and a code of the catalogue', () => {
      expect(validator.name).toBe(name)
      expect([406, 419, 4062, 409, 449]).toContain(validator.code)
    })

    test('takes each of its own examples, however many are asked for', () => {
      const { example } = validator
      if (!example) return
      fc.assert(fc.property(fc.nat(1_000_000), (n) => validator.check(example(n) as never)))
    })

    test('takes some values and refuses others', () => {
      const verdicts = new Set(fc.sample(values, 500).map((value) => validator.check(value as never)))
      expect(verdicts).toEqual(new Set([true, false]))
    })

    test('its facts hold for whatever it takes', () => {
      fc.assert(
        fc.property(values, (value) => {
          if (!validator.check(value as never)) return
          for (const [fact, said] of facts)
            expect([fact, holds[fact](said, value as never)]).toEqual([fact, true])
        }),
      )
    })

    test('the shape made of its facts refuses nothing that it takes, and blames it for the rest', () => {
      fc.assert(
        fc.property(values, (value) => {
          const problems = shape({ value })
          if (validator.check(value as never)) expect(problems).toEqual([])
          else
            for (const problem of problems)
              expect(problem).toMatchObject({ code: validator.code, reason: name })
        }),
        { numRuns: 300 },
      )
    })
  },
)
