import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { PASSWORD } from '../signIn.ts'
import { action, answer, dialog, type Scene } from './scene.ts'

const openMenu = (name: string) => (page: Page) => page.locator(`[data-widget=${name}] > button`).click()

/** The login page, the frame and the pages of one message. */
export const shellScenes: readonly Scene[] = [
  { name: 'login', at: 'login', open: async () => {} },
  {
    name: 'login refused',
    at: 'login',
    open: async (page) => {
      await page.locator('input[name=email]').fill('nobody@pupitre.test')
      await page.locator('input[name=password]').fill(PASSWORD)
      await page.route('**/auth/login', (route) => route.fulfill(answer(401, { errorCode: 401, errors: [] })))
      await action(page, 'login').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'contact',
    at: 'list',
    open: async (page) => {
      await action(page, 'help').click()
      await action(page, 'contact').click()
      await action(page, 'send').click()
      await expect(dialog(page).locator('[data-wrong=true]')).toBeVisible()
    },
  },
  { name: 'institution picker', at: 'list', open: openMenu('institution-picker') },
  { name: 'language menu', at: 'list', open: openMenu('language') },
  { name: 'theme menu', at: 'list', open: openMenu('theme') },
  { name: 'user menu', at: 'list', open: openMenu('account') },
  { name: 'messages', at: 'list', open: openMenu('messages') },
  {
    name: 'screen search',
    at: 'list',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'screen search without result',
    at: 'list',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page).locator('input').fill('zzz')
      await expect(page.locator('.palette p[role=status]')).toBeVisible()
    },
  },
  {
    name: 'help',
    at: 'list',
    open: async (page) => {
      await action(page, 'help').click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'not found',
    at: 'list',
    open: async (page) => {
      await page.goto('/nowhere')
      await expect(page.locator('[data-page=notFound]')).toBeVisible()
    },
  },
  {
    name: 'network lost',
    at: 'list',
    open: async (page) => {
      await page.context().setOffline(true)
      await expect(page.locator('.banner--offline')).toBeVisible()
    },
  },
  {
    name: 'server out of reach',
    at: 'list',
    open: async (page) => {
      await page.route('**/auth/token/refresh*', (route) => route.abort())
      await page.reload()
      await expect(page.locator('[data-page=unreachable]')).toBeVisible()
    },
  },
  {
    name: 'menu drawer',
    at: 'list',
    narrow: true,
    open: async (page) => {
      await action(page, 'menu').click()
      await expect(page.locator('.menu-drawer')).toBeVisible()
    },
  },
]
