import { readFile } from 'node:fs/promises'
import type { FilePlan } from './frameworks/FilePlan.ts'

/** The text of a template, with each text that is to be replaced in it replaced once. */
export async function fillTemplate({ template, replace = {} }: FilePlan['files'][string]): Promise<string> {
  let text = await readFile(new URL(`../templates/${template}`, import.meta.url), 'utf8')
  for (const [from, to] of Object.entries(replace)) {
    if (!text.includes(from)) throw new Error(`The template ${template} has no ${from}.`)
    text = text.replace(from, () => to)
  }
  return text
}
