import { action, failures, field, form, save, serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { signIn } from './signIn.ts'

test('whoever loses a permission while a form is open reads that, and what to do, once they have signed in again', async ({
  page,
  request,
  server,
}) => {
  const director = 'director@pupitre.test'
  const { headers } = await serverOf(request, server.url)
  const give = async (level: number) => {
    const search = JSON.stringify({ query: { emails: [director] }, limit: 1 })
    const list = await request.post(`${server.url}/api/v2/admin`, { headers, data: { search } })
    const [{ id, version }] = (await list.json()).data
    const ifMatch = { ...headers, 'if-match': `"${version}"` }
    const done = await request.put(`${server.url}/api/v2/admin/${id}`, { headers: ifMatch, data: { level } })
    expect(done.status()).toBe(200)
  }
  await give(1)
  await page.goto('/console?institutions=1#pole')
  await signIn(page, director)
  await action(page, 'add').click()
  await field(page, 'name').fill('Pôle des Tilleuls')
  await give(2)
  await save(page)
  await signIn(page, director)
  await expect(field(page, 'name')).toHaveValue('Pôle des Tilleuls')
  await save(page)
  await expect(failures(page)).toContainText(
    'ou plus, le droit d’enregistrer ceci. Notez ce que vous avez saisi',
  )
  await expect(field(page, 'name')).toHaveValue('Pôle des Tilleuls')
  await action(page, 'cancel').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(form(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Tilleuls' })).toHaveCount(0)
})
