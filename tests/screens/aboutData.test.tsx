// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { AboutDataScreen } from '#screens/aboutData/AboutDataScreen.tsx'
import { sources } from '#screens/aboutData/sources.ts'
import { all, find, leave } from '#tests/renderer/form/screen.tsx'
import project from '../../package.json' with { type: 'json' }
import { open } from './stage.tsx'

afterEach(leave)

it('names each source with its version and licence [house 4]', async () => {
  await open(<AboutDataScreen />, async () => ({}))
  expect(all('[data-source]')).toHaveLength(sources.length)
  const words = find('[data-source=places]').textContent
  expect(words).toContain('Villes des huit pays')
  expect(words).toContain('GeoNames')
  expect(words).toContain('CC BY 4.0')
  expect(find('main, [data-screen]').textContent).not.toContain('screens.')
})

it('tells the versions that are installed', () => {
  const installed: Readonly<Record<string, string>> = { ...project.dependencies, ...project.devDependencies }
  for (const { from } of sources)
    if (from) expect([from.package, installed[from.package]]).toEqual([from.package, from.version])
})
