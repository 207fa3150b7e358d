import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { action, dialog, type Scene } from './scene.ts'

/** By the menu of the account, as people go. */
const goTo = async (page: Page, name: string) => {
  await page.locator('[data-widget=account] > button').click()
  await action(page, name).click()
  await expect(page.locator(`[data-page=${name}]`)).toBeVisible()
}

const institution = async (page: Page) => {
  await goTo(page, 'institutions')
  await expect(page.locator('[data-list][aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('.card-form textarea[name=presentation]')).toBeVisible()
}

/** One's own pages. */
export const ownScenes: readonly Scene[] = [
  {
    name: 'profile',
    at: 'list',
    open: async (page) => {
      await goTo(page, 'profile')
      await expect(page.locator('.card-form input[name=mobilePhone]')).toBeVisible()
      await page.locator('.profile-form [data-action=save]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'own institution, refused',
    at: 'list',
    open: async (page) => {
      await institution(page)
      await page.locator('.card-form input[name=name]').fill('x')
      await page.keyboard.press('Control+Enter')
      await expect(page.locator('[data-error-code]')).toBeVisible()
    },
  },
  {
    name: 'own institution, not saved',
    at: 'list',
    open: async (page) => {
      await institution(page)
      await page.locator('.card-form textarea[name=presentation]').fill('Un hôpital')
      // Of twelve, by typing.
      await page.locator('[role=combobox][name=institution]').fill('valmorin')
      await page.locator('[role=option]').first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'question about an institution',
    at: 'list',
    open: async (page) => {
      await institution(page)
      await action(page, 'ask').click()
      await expect(dialog(page).locator('input[name=contactInfos]')).toBeVisible()
    },
  },
  {
    name: 'configuration',
    at: 'list',
    open: async (page) => {
      await goTo(page, 'configuration')
      await expect(page.locator('.card-form [name=isCvMandatory]')).toBeVisible()
    },
  },
  {
    name: 'free address, refused',
    at: 'list',
    open: async (page) => {
      await page.locator('[data-widget=account] > button').click()
      await action(page, 'free-url').click()
      await dialog(page).locator('input[name=url]').fill('javascript:1')
      await action(page, 'go').click()
      await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible()
    },
  },
]
