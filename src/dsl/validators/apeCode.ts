import type { Validator } from '../columns/validator.ts'
import { matches } from './matches.ts'

/** A French code of economic activity, with or without its dot: 8610Z, 86.10Z. No closed list: the nomenclature of 2025 replaces that of 2008. 406. Source: INSEE. */
export const apeCode: Validator<string> = {
  ...matches('^[0-9]{2}\\.?[0-9]{2}[A-Z]$'),
  name: 'apeCode',
  example: (n: number) => `86.${10 + (n % 90)}Z`,
}
