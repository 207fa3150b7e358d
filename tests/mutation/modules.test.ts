import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'

test.each(Object.entries(modules))(
  'what is changed of %s, and its suites, are there',
  (_, { files, suites }) => {
    expect([...files, ...suites].filter((pattern) => globSync(pattern).length === 0)).toEqual([])
  },
)
