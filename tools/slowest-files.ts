import type { Reporter } from 'vitest/node'

const maxFiles = 10
const heading = 'slow file  '

/** Names the slowest files at the end of a run of many files; `run-steps.ts` shows them again at its end. */
export function reportSlowestFiles(): Reporter {
  return {
    onTestRunEnd(modules) {
      const files = modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic()
        return { file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
      })
      for (const line of slowestFiles(files)) console.log(line)
    },
  }
}

/** One line for each of the slowest files; none where a run has no more files than that. */
export function slowestFiles(files: { file: string; seconds: number }[]): string[] {
  if (files.length <= maxFiles) return []
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, maxFiles)
    .map(({ file, seconds }) => `${heading}${seconds.toFixed(1).padStart(5)} s  ${file}`)
}

/** The same lines in the output of a step, without what marks them. */
export function readSlowest(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(heading))
    .map((line) => line.slice(heading.length))
}
