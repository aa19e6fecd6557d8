import type { Page, Response } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, samePage } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0, env: { LOG_LEVEL: 'error' } })));

const preset = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });
const custom = (page: Page) => page.getByLabel('Custom amount');
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const error = (page: Page) => page.locator('#custom-error');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / });
const method = (page: Page, label: string) => page.getByRole('radio', { name: label });
const chosen = (page: Page) =>
  page
    .locator('[name=preset]:checked')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
const address = (page: Page) => page.url().replace(app.origin, '');
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you for your donation' });
const invalid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Invalid Amount' });
/** A chip is pressed as people do it: on its label. */
const press = (page: Page, label: string) =>
  page
    .locator('label')
    .filter({ has: preset(page, label) })
    .click();

describe.for([
  [true, 1280, true],
  [false, 360, false],
] as const)('with JavaScript: %s, %i px wide, signed in: %s', ([javaScript, width, isSignedIn]) => {
  // spec: product-5, routes-5, routes-6, screens-11, screens-12, screens-13, states-27, validation-29, limits-7
  test('a preset leads to checkout, is paid by PayPal, and thanked for', async () => {
    const { page, problems } = await samePage({ app, javaScript, width, ...(isSignedIn && { as: await signUp(app) }) });
    await page.goto('/');
    await page.getByRole('link', { name: 'Donate' }).click();
    await page.waitForURL('/pricing');
    expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(isSignedIn ? 0 : 1);
    expect(
      await page
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent?.trim())),
    ).toEqual(['$1', '$3', '$5', '$10', '$25', '$50']);
    expect(await chosen(page)).toEqual(['5']);

    await press(page, '$25');
    await proceed(page).click();
    await page.waitForURL(/checkout/);
    expect(address(page)).toBe('/checkout?amount=25&type=donation');
    const main = page.getByRole('main');
    for (const text of ['Donation, one-time', 'US dollars', '$25.00', 'Nothing is charged'])
      await main.getByText(text).first().waitFor();
    expect(await method(page, 'Card').isChecked()).toBe(true);
    expect(await method(page, 'Card').getAttribute('value')).toBe('stripe');
    expect(await method(page, 'PayPal').getAttribute('value')).toBe('paypal');
    expect(await page.locator('input:not([type=radio], [type=hidden])').count(), 'nothing asks for card data').toBe(0);

    await method(page, 'PayPal').check();
    const startedAt = performance.now();
    await pay(page).click();
    await thanks(page).waitFor();
    expect(performance.now() - startedAt).toBeGreaterThan(2_000);
    expect(address(page)).toBe('/?donation=success');
    await page.reload();
    await thanks(page).waitFor();
    // Another tab of the screen is another address.
    const tabs = isSignedIn
      ? page.getByRole('navigation', { name: 'Categories' })
      : page.getByRole('navigation', { name: 'Account' });
    await tabs.getByRole('link').last().click();
    await page.waitForURL(/\?(category|tab)=/);
    expect(await thanks(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  // spec: screens-11, validation-28
  test('a custom amount overrides the preset', async () => {
    const { page, problems } = await samePage({ app, javaScript, width });
    const led: Record<string, string> = {};
    const amounts = { '7.50': '7.5', '12.34': '12.34', ' 5 ': '5', '1,5': '1.5', '100000': '100000' };
    for (const typed of Object.keys(amounts)) {
      await page.goto('/pricing');
      await press(page, '$10');
      await custom(page).fill(typed);
      await proceed(page).click();
      await page.waitForURL(/checkout/);
      led[typed] = address(page);
    }
    expect(led).toEqual(
      Object.fromEntries(
        Object.entries(amounts).map(([typed, amount]) => [typed, `/checkout?amount=${amount}&type=donation`]),
      ),
    );
    expect(problems).toEqual([]);
  });

  test('the back button comes to the choice that was made, of a preset and of a custom amount', async () => {
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto('/pricing');
    await press(page, '$50');
    await proceed(page).click();
    await page.waitForURL(/checkout/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await expect.poll(() => chosen(page), soon).toEqual(['50']);
    await custom(page).fill('12.34');
    await proceed(page).click();
    await page.waitForURL(/amount=12\.34/);
    await page.goBack();
    await expect.poll(() => custom(page).inputValue(), soon).toBe('12.34');
    // And it can be sent as it is.
    await proceed(page).click();
    await page.waitForURL(/checkout\?amount=12\.34&type=donation$/);
    await page.getByRole('link', { name: 'Change Amount' }).click();
    await page.waitForURL(/pricing/);
    expect(await custom(page).inputValue()).toBe('12.34');
    expect(await chosen(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a form made by hand is answered under the field, with what was typed', async () => {
    const { page, problems } = await samePage({ app, javaScript, width: 360 });
    await page.goto('/pricing?preset=25&custom=%22abc%22%3Cb%3E&type=donation');
    expect(await error(page).innerText()).toBe('Enter a number of dollars, such as 5 or 7.50.');
    expect(await custom(page).inputValue()).toBe('"abc"<b>');
    expect(await custom(page).getAttribute('aria-invalid')).toBe('true');
    expect(await proceed(page).isDisabled()).toBe(javaScript);
    // The preset counts again as soon as the custom amount is taken back.
    await custom(page).fill('');
    expect(await chosen(page)).toEqual(['25']);
    await proceed(page).click();
    await page.waitForURL(/checkout\?amount=25&type=donation$/);
    for (const [search, problem] of [
      ['?preset=0', 'The smallest donation is $1.'],
      ['?preset=&custom=&type=donation', 'Choose an amount, or enter your own.'],
    ] as const) {
      await page.goto(`/pricing${search}`);
      // The default is chosen again; with a script there is nothing left to complain of.
      expect(await error(page).innerText()).toBe(javaScript ? '' : problem);
      expect(await chosen(page)).toEqual(['5']);
    }
    expect(problems).toEqual([]);
  });
});

// spec: validation-30
test('an address of checkout without an amount, or with one that is none, says so and leads back to the choice', async () => {
  const { page, problems } = await samePage({ app, javaScript: false, width: 360 });
  const taken: string[] = [];
  for (const search of [
    '',
    '?amount=',
    '?amount=0',
    '?amount=-5',
    '?amount=NaN',
    '?amount=abc',
    '?amount=0.001',
    '?amount=1e3',
    '?amount=100000.01',
    `?amount=${'9'.repeat(2_000)}`,
    '?type=donation',
  ]) {
    const status = (await page.goto(`/checkout${search}`))!.status();
    if (status !== 200 || (await invalid(page).count()) !== 1 || (await pay(page).count()) !== 0)
      taken.push(`${search}: ${status}`);
  }
  expect(taken).toEqual([]);
  await page.getByRole('link', { name: 'Choose an Amount' }).click();
  await page.waitForURL('/pricing');
  expect(await chosen(page)).toEqual(['5']);
  expect(problems).toEqual([]);
});

describe('with JavaScript', () => {
  // spec: validation-26, validation-27
  test('the continue button waits for an amount, and a preset clears the custom one', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280 });
    await page.goto('/pricing');
    expect(await proceed(page).isDisabled()).toBe(false);
    for (const typed of ['abc', '0', '-1', '0.5', '1.005', '100001']) {
      await custom(page).fill(typed);
      expect(await proceed(page).isDisabled(), typed).toBe(true);
    }
    expect(await error(page).innerText(), 'not while it is being typed').toBe('');
    await custom(page).press('Enter');
    expect(address(page)).toBe('/pricing');
    expect(await error(page).innerText()).toBe('The largest donation is $100,000.');

    await custom(page).fill('7.5');
    expect(await proceed(page).isDisabled()).toBe(false);
    expect(await error(page).innerText()).toBe('');
    expect(await chosen(page), 'the custom amount counts alone').toEqual([]);
    await custom(page).fill('');
    expect(await chosen(page)).toEqual(['5']);
    expect(await proceed(page).isDisabled()).toBe(false);

    await custom(page).fill('abc');
    await press(page, '$5');
    expect(await custom(page).inputValue()).toBe('');
    expect(await chosen(page)).toEqual(['5']);
    expect(await error(page).innerText()).toBe('');
    // By keyboard as well.
    await custom(page).fill('8');
    await preset(page, '$10').focus();
    await page.keyboard.press('Space');
    expect(await custom(page).inputValue()).toBe('');
    await page.keyboard.press('ArrowRight');
    expect(await chosen(page)).toEqual(['25']);
    await proceed(page).click();
    await page.waitForURL(/checkout\?amount=25&type=donation$/);
    expect(problems).toEqual([]);
  });

  // spec: states-27, states-28, calls-30, limits-12
  test('a double click pays once, in 2 seconds, without a call to the server', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360 });
    const calls: string[] = [];
    page.on('request', (request) => void (request.method() !== 'GET' && calls.push(request.url())));
    const arrivals: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/?donation=success') && arrivals.push(request.url())),
    );
    await page.clock.install();
    await page.goto('/checkout?amount=5&type=donation');
    await page.clock.pauseAt(Date.now() + 60_000);
    await pay(page).dblclick();
    await page.clock.runFor(1_900);
    const processing = page.getByRole('button', { name: 'Processing...' });
    expect(await processing.isDisabled()).toBe(true);
    expect(arrivals).toEqual([]);
    await page.clock.runFor(200);
    await thanks(page).waitFor();
    expect(arrivals).toHaveLength(1);
    expect(calls).toEqual([]);
    await page.goBack();
    await pay(page).waitFor();
    expect(await pay(page).isDisabled()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('whoever leaves while paying has not paid, and can when the page comes back from the cache', async () => {
    const { page, problems } = await newPage({ app, javaScript: true, width: 360 });
    await page.clock.install();
    await page.goto('/checkout?amount=5&type=donation');
    await page.clock.pauseAt(Date.now() + 60_000);
    await pay(page).click();
    await page.clock.runFor(500);
    await page.getByRole('button', { name: 'Processing...', disabled: true }).waitFor();
    // What the back button's cache does to a page; the browser under test has that cache switched off.
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    });
    await page.clock.runFor(5_000);
    expect(address(page)).toBe('/checkout?amount=5&type=donation');
    await pay(page).click();
    await page.clock.runFor(2_100);
    await thanks(page).waitFor();
    expect(problems).toEqual([]);
  });

  test('React is not needed', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 360 });
    const scripts: Promise<{ text: string; bytes: number }>[] = [];
    const read = async (response: Response) => ({
      text: await response.text(),
      bytes: Number(await response.headerValue('content-length')),
    });
    page.on(
      'response',
      (response) => void (response.request().resourceType() === 'script' && scripts.push(read(response))),
    );
    for (const path of ['/pricing', '/checkout?amount=5&type=donation']) {
      scripts.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      const loaded = await Promise.all(scripts);
      expect(loaded.some(({ text }) => text.includes('Minified React error'))).toBe(false);
      // Compressed, as they travel: what every form has (less than 4 kB), the tooltips, the menu, and the screen's own.
      expect(
        loaded.reduce((sum, { bytes }) => sum + bytes, 0),
        path,
      ).toBeLessThan(6_500);
    }
  });
});

describe('the checkout form itself', () => {
  const paid = { amount: '7.5', method: 'stripe' };

  // spec: states-28, limits-12
  test('is answered after 2 seconds, many at once too, and the database is free meanwhile', async () => {
    const client = newClient(app);
    const startedAt = performance.now();
    const payments = Array.from({ length: 40 }, () => client.form('/checkout', paid));
    await signUp(app);
    expect(performance.now() - startedAt, 'not behind the payments').toBeLessThan(2_000);
    for (const { status, location } of await Promise.all(payments))
      expect({ status, location }).toEqual({ status: 303, location: '/?donation=success' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_000);
  });

  // spec: errors-38
  test('is not paid without a valid amount and method, and goes back to the screen', async () => {
    const startedAt = performance.now();
    const wrong = [
      [{ amount: '0', method: 'stripe' }, '/checkout?amount=0&type=donation'],
      [{ amount: '-5', method: 'paypal' }, '/checkout?amount=-5&type=donation'],
      [{ amount: '1e3', method: 'paypal' }, '/checkout?amount=1e3&type=donation'],
      [{ method: 'paypal' }, '/checkout?amount=&type=donation'],
      [{ amount: '5', method: 'cash' }, '/checkout?amount=5&type=donation'],
      [{ amount: '5' }, '/checkout?amount=5&type=donation'],
      [
        { amount: '5&donation=\r\nset-cookie: a=b', method: 'stripe' },
        '/checkout?amount=5%26donation%3D%0Aset-cookie%3A+a%3Db&type=donation',
      ],
      [{}, '/checkout?amount=&type=donation'],
    ] as const;
    const answers = await Promise.all(wrong.map(([fields]) => newClient(app).form('/checkout', fields)));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(wrong.map(([, back]) => [303, back]));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('bodies of other kinds and sizes are not paid either, and break nothing', async () => {
    const client = newClient(app);
    for (const body of ['null', '[]', '"5"', '{"amount":{"toString":1},"method":"stripe"}', '{']) {
      const { status, headers } = await client.send('POST', '/checkout', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect({ status, isCheckout: headers.get('location')?.startsWith('/checkout') }, body).toEqual({
        status: 303,
        isCheckout: true,
      });
    }
    const { status } = await client.form('/checkout', { ...paid, more: 'a'.repeat(100_000) });
    expect(status).toBe(303);
  });

  test('is refused from another site', async () => {
    const { status } = await newClient(app).send('POST', '/checkout', {
      body: new URLSearchParams(paid),
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
  });
});

test('the kept sign-in screen never thanks whoever has not given', async () => {
  const visitor = newClient(app);
  expect((await visitor.get('/?donation=success')).text).toContain('Thank you for your donation');
  for (const path of ['/', '/', '/?donation=', '/?donation=failed', '/login']) {
    expect((await visitor.get(path)).text, path).not.toContain('Thank you for your donation');
  }
});
