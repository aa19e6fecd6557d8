import path from 'node:path';
import { styleText } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

export type Totals = { passed: number; failed: number; skipped: number };

/**
 * One line a file while it goes; at the end the ten slowest tests and then, last, what failed and why. What a test writes to
 * the console is shown only with its failure.
 */
export default class CalmReporter implements Reporter {
  #vitest!: Vitest;
  /** Written to the console, by the id of the test or file. */
  readonly #written = new Map<string | undefined, string>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onUserConsoleLog({ taskId, content }: Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0]): void {
    this.#written.set(taskId, (this.#written.get(taskId) ?? '') + content);
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = ranOf(module);
    if (tests.length === 0 && module.ok()) return;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const ok = module.ok();
    const count =
      failed > 0
        ? `${failed} of ${tests.length} tests failed`
        : `${tests.length} tests${ok ? '' : ', and an error outside them'}`;
    const name = `${module.project.name}  ${path.relative(process.cwd(), module.moduleId)}`;
    const time = `${(module.diagnostic().duration / 1000).toFixed(1)} s`;
    this.#say(
      `  ${ok ? styleText('green', '✓') : styleText('red', '✗')} ${name}  ${styleText('dim', `${count}, ${time}`)}`,
    );
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(ranOf);
    this.#saySlowest(tests);
    const all = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    // With `-t name` the others are not skipped, they are not asked for.
    const totals: Totals = {
      passed: 0,
      failed: 0,
      skipped: this.#vitest.config.testNamePattern ? 0 : all - tests.length,
    };
    for (const test of tests) {
      const { state, errors = [] } = test.result();
      if (state === 'passed') totals.passed++;
      else {
        totals.failed++;
        this.#sayFailure(nameOf(test), errors, test);
      }
    }
    // A file that does not load, or a hook that throws, fails without any test to blame.
    for (const module of modules) {
      for (const part of [module, ...module.children.allSuites()]) {
        if (part.errors().length === 0) continue;
        totals.failed++;
        this.#sayFailure(
          `${module.project.name} › ${path.relative(process.cwd(), module.moduleId)} (outside its tests)`,
          part.errors(),
          module,
        );
      }
    }
    for (const error of unhandled) {
      totals.failed++;
      this.#sayFailure('an error that no test caught', [error]);
    }
    if (process.send) process.send(totals);
    else this.#say(`\n${totals.passed} passed, ${totals.failed} failed`);
  }

  #saySlowest(tests: TestCase[]): void {
    const timed = tests
      .map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }))
      .toSorted((one, other) => other.ms - one.ms);
    this.#say('\nThe ten slowest tests:');
    for (const { test, ms } of timed.slice(0, 10))
      this.#say(`  ${(ms / 1000).toFixed(2).padStart(6)} s  ${nameOf(test)}`);
  }

  #sayFailure(title: string, errors: readonly { message: string }[], part?: TestModule | TestCase): void {
    this.#say(`\n${styleText('red', '── failed:')} ${title}`);
    for (const error of errors) this.#vitest.logger.printError(error, { ...(part && { project: part.project }) });
    const written = part && this.#written.get(part.id);
    if (written) this.#say(`Written to the console:\n${written.trimEnd()}`);
  }

  #say(line: string): void {
    this.#vitest.logger.log(line);
  }
}

const ranOf = (module: TestModule) =>
  [...module.children.allTests()].filter((test) => ['passed', 'failed'].includes(test.result().state));

function nameOf(test: TestCase): string {
  return `${test.project.name} › ${path.basename(test.module.moduleId)} › ${test.fullName}`;
}
