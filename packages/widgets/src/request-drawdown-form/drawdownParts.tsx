import { FormDrawdownPlan } from './FormDrawdownPlan.tsx'
import { RunningDrawdown } from './RunningDrawdown.tsx'
import type { DrawnRequestDrawdownForm } from '@onlend/hooks/first-forms'
import { WaysToChoose } from './WaysToChoose.tsx'

/** A drawdown request as it is drawn; the parts come with its machine. */
export type RequestDrawdownDrawn = DrawnRequestDrawdownForm & { parts?: typeof drawdownParts }

/** What is drawn among the fields by what the machine gives, and comes along with it. */
export const drawdownParts: {
  FormDrawdownPlan: typeof FormDrawdownPlan
  RunningDrawdown: typeof RunningDrawdown
  WaysToChoose: typeof WaysToChoose
} = { FormDrawdownPlan, RunningDrawdown, WaysToChoose }
