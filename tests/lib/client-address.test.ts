import { expect, test } from 'vitest';
import { ipv6Prefix, networkOf } from '#lib/http/client-address.ts';

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('a limit counts %s as %s', ([address, network]) => {
  expect(networkOf(address!)).toBe(network);
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2fe::7', '2001:db8:1:0200'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:0200'],
  ['2001:db8:1:300::', '2001:db8:1:0300'],
  ['2001:db8::7', '2001:db8:0:0000'],
])('a limit for a household counts %s as %s', ([address, household]) => {
  expect(ipv6Prefix(address!)).toBe(household);
});
