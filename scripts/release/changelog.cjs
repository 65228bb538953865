// How changesets writes CHANGELOGs: each note as its author wrote it. Its own functions put the hash of a commit before each note, and repeat
// "Updated dependencies" for each note of another package, which says nothing here: all packages have one version.
module.exports = {
  async getReleaseLine({ summary }) {
    const [first, ...rest] = summary.trim().split('\n')
    return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n')
  },
  async getDependencyReleaseLine() {
    return ''
  },
}
