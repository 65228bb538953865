/** What a host does with a widget, and what it leaves: `parameters.advice` of the widget's stories. */
export type Advice = { do: string; doNot: string }
