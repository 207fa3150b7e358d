import { expect, test } from 'vitest'
import { connectionOf } from '#server/backup/programs.ts'

test.each([
  'postgres://pupitre:s%40cret@db.example/pupitre?sslmode=require',
  'postgres://pupitre@db.example/pupitre?sslmode=require&password=s%40cret',
])(
  'other accounts of the machine, who see what programs are called with, do not see the password of %s',
  (url) => {
    expect(connectionOf(url)).toEqual({
      args: ['--no-password', '--dbname', 'postgres://pupitre@db.example/pupitre?sslmode=require'],
      env: { PGPASSWORD: 's@cret' },
    })
  },
)

test('where there is no password none is said', () => {
  expect(connectionOf('postgres://pupitre@db.example/pupitre').env).toEqual({})
})
