/** The operator's name in the sandbox; a host on a real service puts its own here. */
export const operatorName = 'Operator'
