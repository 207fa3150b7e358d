// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { RemoveDialog } from '#renderer/list/removal/RemoveDialog.tsx'
import { catalogue } from '#schemas'
import { institutionHasAdmin } from '#schemas/tables/institutionHasAdmin.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, control, fill, find, leave, show } from './screen.tsx'

afterEach(leave)

const access = (isActivated: boolean) => ({
  id: 7,
  version: 2,
  institution: 1,
  admin: 1,
  matricule: 'H1207',
  position: null,
  isActivated,
  deactivatedAt: isActivated ? null : 1_700_000_000,
  idLanguage: 1,
  shouldSendEmailForNewActivation: false,
})
const edit = async (isActivated: boolean) => {
  const gateway = stageGateway(catalogue, { institutionHasAdmin: [access(isActivated)] })
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <FormDialog
        table={institutionHasAdmin}
        row={access(isActivated)}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
    { gateway, selected: [1] },
  )
  const told = () => toasts.state.getState().history.map(({ tone, text }) => [tone, text])
  return { gateway, told }
}
const turn = () => click('[name=isActivated]')
const question = () => find('[role=alertdialog]').textContent
const enabled = () =>
  (all('.form input, .form select') as HTMLInputElement[]).flatMap((one) =>
    one.disabled || one.readOnly ? [] : one.name,
  )

it('says before an access is deactivated that the administrator will be shut out [console 2.2.21, console 4.9]', async () => {
  const { gateway, told } = await edit(true)
  await turn()
  await click('[data-action=save]')
  expect(question()).toContain('Désactiver cet accès')
  expect(question()).toContain('L’administrateur ne pourra plus utiliser la plateforme')
  expect(find('[role=alertdialog] [data-action=confirm]').textContent).toBe('Désactiver l’accès')
  await click('[role=alertdialog] [data-action=confirm]')
  expect(gateway.update.mock.calls[0]?.slice(1, 3)).toEqual([7, { isActivated: false }])
  expect(told()).toEqual([['error', 'Accès désactivé']])
})

it('asks the ordinary question of any other change', async () => {
  await edit(true)
  await fill(0, { matricule: 'H1208' })
  await click('[data-action=save]')
  expect(question()).toContain('Appliquer la modification')
})

it('shows an access that is deactivated read only, to be activated alone', async () => {
  const { gateway, told } = await edit(false)
  expect([...new Set(enabled())]).toEqual(['isActivated'])
  expect(control(0, 'matricule').value).toBe('H1207')
  expect(find('.form-note').textContent).toBe('Inactif\u00a0: seul le statut peut être modifié.')
  await turn()
  await click('[data-action=save]')
  expect(question()).toContain('pourra de nouveau utiliser la plateforme')
  expect(question()).toContain('Un e-mail l’en informe')
  await click('[role=alertdialog] [data-action=confirm]')
  expect(gateway.update.mock.calls[0]?.slice(1, 3)).toEqual([7, { isActivated: true }])
  expect(told()).toEqual([['success', 'Accès réactivé']])
})

it('leaves an activated one open', async () => {
  await edit(true)
  expect(enabled()).toContain('matricule')
})

it('offers nothing of an e-mail that is sent whatever it says', async () => {
  await edit(true)
  expect(all('[name=shouldSendEmailForNewActivation]')).toHaveLength(0)
})

it('asks before an access goes in words of the access, since the person stays', async () => {
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <RemoveDialog
        table={institutionHasAdmin}
        row={{ ...access(true), user: 'Anne Carpentier' }}
        screen={{ current: null }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
    { gateway: stageGateway(catalogue, {}), selected: [1] },
  )
  expect(question()).toContain('Retirer l’accès de «\u00a0Anne Carpentier\u00a0»')
  expect(question()).not.toContain('définitive')
  expect(find('[role=alertdialog] [data-action=confirm]').textContent).toBe('Retirer l’accès')
})
