// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { errorOf } from '#client/apiError.ts'
import { clashAt } from '#protocol/problem.ts'
import { sayProblem } from '#renderer/form/field/sayProblem.ts'
import { speakFrench } from '#tests/frenchWords.ts'

await speakFrench()

const say = (columns: readonly string[], entity?: string) => {
  const problem = clashAt('taken', 409, { columns, ...(entity && { entity }) })
  return sayProblem({ t: i18next.t, exists: (key) => i18next.exists(key) }, problem, {
    table: 'specialHour',
    column: problem.column,
  })
}

it('a value that is taken is told with what its column is called', () => {
  expect(say(['name'])).toBe('Nom\u00a0: une autre ligne a déjà cette valeur.')
})

it('values that are taken together are told with all of theirs', () => {
  expect(say(['name', 'isSunday'])).toBe(
    'Nom et Dimanche\u00a0: une autre ligne a déjà ces valeurs ensemble.',
  )
})

it('those of another entity are called what they are called there', () => {
  expect(say(['code'], 'schedule')).toBe('Code\u00a0: une autre ligne a déjà cette valeur.')
})

it('a row of which there is one an institution is said to be there', () => {
  expect(say(['institution'])).toBe(
    'C’est déjà réglé dans cet établissement\u00a0: modifiez la ligne qui y est.',
  )
})

it('a column that is called nothing leaves what can be said without', () => {
  expect(say(['uniqueKey'])).toBe(i18next.t('reasons.taken'))
})

it('a reason that the page has no sentence for leaves what its code says', () => {
  const details = [{ column: 'name', code: 409, reason: 'ofANewerServer' }]
  const [problem] = errorOf({ status: 409, body: { errorCode: 409, errors: [], details } }).details
  if (!problem) throw new RangeError('no detail')
  const speech = { t: i18next.t, exists: (key: string) => i18next.exists(key) }
  expect(sayProblem(speech, problem)).toBe(i18next.t('errors.409'))
})
