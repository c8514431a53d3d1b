#!/bin/sh
# Makes the certificates beside this file, by hand only, with OpenSSL 3. They are worth nothing outside of tests: the key
# that they share is public, and nothing but a test trusts the authority, whose own key is thrown away.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1" 2>/dev/null; }

key "$work/authority.key"
key key.pem
cat >"$work/ca.conf" <<CONF
[ca]
default_ca = own
[own]
dir = $work
database = $work/index
serial = $work/serial
new_certs_dir = $work
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
CONF
: >"$work/index"
echo 01 >"$work/serial"

from=20200101000000Z
to=21200101000000Z
# Nobody's clock is to be in the way: req -x509 would let them begin today.
signed_by_itself() { # key, name, extensions, file
  openssl req -new -key "$1" -subj "/CN=$2" -addext "$3" -out "$work/own.csr"
  openssl ca -batch -notext -selfsign -config "$work/ca.conf" -keyfile "$1" -in "$work/own.csr" \
    -startdate "$from" -enddate "$to" -out "$4" 2>/dev/null
}
issue() { # file, names, from, to
  openssl req -new -key key.pem -subj "/CN=$1" -addext "subjectAltName=$2" -out "$work/$1.csr"
  openssl ca -batch -notext -config "$work/ca.conf" -keyfile "$work/authority.key" -cert authority.pem \
    -in "$work/$1.csr" -startdate "$3" -enddate "$4" -out "$1.pem" 2>/dev/null
}

here='DNS:localhost,IP:127.0.0.1,IP:::1,DNS:live.example'
signed_by_itself "$work/authority.key" 'QOTD Studio test authority' 'basicConstraints=critical,CA:TRUE' authority.pem
signed_by_itself key.pem localhost "subjectAltName=$here" self-signed.pem
issue good "$here" "$from" "$to"
issue expired "$here" "$from" 20210101000000Z
issue early "$here" 21100101000000Z "$to"
issue other-name 'DNS:other.example,DNS:*.other.example' "$from" "$to"
