import { expect, it } from 'vitest'
import { messageStates, taskStates } from '#protocol/operation.ts'
import { taskNames } from '#server/work/work.ts'
import { readLabels } from '../../generators/labels/locale.ts'
import { languages } from '../../generators/languages.ts'

const root = process.cwd()
/** Each message that can be written has a subject. */
const kinds = [...readLabels(root, 'fr').keys()].flatMap(
  (key) => /^mail\.(\w+)\.subject$/.exec(key)?.[1] ?? [],
)

it.each(languages)('messages, tasks and their states have words in %s', (language) => {
  const labels = readLabels(root, language)
  const needed = [
    ...kinds.map((kind) => `screens.outbox.kinds.${kind}`),
    ...taskNames.map((name) => `screens.work.names.${name}`),
    ...messageStates.flatMap((state) => [`screens.outbox.states.${state}`, `screens.outbox.filter.${state}`]),
    ...taskStates.flatMap((state) => [`screens.work.states.${state}`, `screens.work.filter.${state}`]),
  ]
  expect(kinds.length).toBeGreaterThan(2)
  expect(needed.filter((key) => !labels.get(key))).toEqual([])
})
