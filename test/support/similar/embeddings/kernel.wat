;; The inner loops of electron/host/similar/worker/embeddings/sentence-encoder.ts; model-matrices.ts tells what each does. All places are in bytes.
(module
  (memory (export "memory") 1)

  ;; Four rows of 16-bit whole numbers at a time with one line of 8-bit ones, sixteen terms at once.
  (func (export "multiply") (param $rows i32) (param $matrix i32) (param $sums i32) (param $count i32) (param $width i32) (param $columns i32)
    (local $row i32) (local $column i32) (local $left i32) (local $long i32) (local $line i32) (local $to i32)
    (local $w0 i32) (local $v0 v128)
    (local $x0 i32)
    (local $x1 i32)
    (local $x2 i32)
    (local $x3 i32)
    (local $x v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local.set $long (i32.shl (local.get $width) (i32.const 1)))
    (local.set $line (i32.shl (local.get $columns) (i32.const 2)))
    (loop $eachColumns
      (local.set $row (i32.const 0))
      (loop $eachRows
        (local.set $w0 (i32.add (local.get $matrix) (i32.mul (local.get $column) (local.get $width))))
        (local.set $x0 (i32.add (local.get $rows) (i32.mul (local.get $row) (local.get $long))))
        (local.set $x1 (i32.add (local.get $x0) (local.get $long)))
        (local.set $x2 (i32.add (local.get $x1) (local.get $long)))
        (local.set $x3 (i32.add (local.get $x2) (local.get $long)))
        (local.set $s00 (v128.const i32x4 0 0 0 0))
        (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0))
        (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $left (local.get $width))
        (loop $eachTerms
          (local.set $v0 (v128.load8x8_s (local.get $w0)))
          (local.set $x (v128.load (local.get $x0)))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load (local.get $x1)))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load (local.get $x2)))
          (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load (local.get $x3)))
          (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $v0 (v128.load8x8_s offset=8 (local.get $w0)))
          (local.set $x (v128.load offset=16 (local.get $x0)))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $x1)))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $x2)))
          (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $x3)))
          (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $v0) (local.get $x))))
          (local.set $w0 (i32.add (local.get $w0) (i32.const 16)))
          (local.set $x0 (i32.add (local.get $x0) (i32.const 32)))
          (local.set $x1 (i32.add (local.get $x1) (i32.const 32)))
          (local.set $x2 (i32.add (local.get $x2) (i32.const 32)))
          (local.set $x3 (i32.add (local.get $x3) (i32.const 32)))
          (br_if $eachTerms (local.tee $left (i32.sub (local.get $left) (i32.const 16)))))
        (local.set $to (i32.add (local.get $sums) (i32.add (i32.mul (local.get $row) (local.get $line)) (i32.shl (local.get $column) (i32.const 2)))))
        (i32.store (local.get $to) (i32.add (i32.add (i32x4.extract_lane 0 (local.get $s00)) (i32x4.extract_lane 1 (local.get $s00))) (i32.add (i32x4.extract_lane 2 (local.get $s00)) (i32x4.extract_lane 3 (local.get $s00)))))
        (local.set $to (i32.add (local.get $to) (local.get $line)))
        (i32.store (local.get $to) (i32.add (i32.add (i32x4.extract_lane 0 (local.get $s01)) (i32x4.extract_lane 1 (local.get $s01))) (i32.add (i32x4.extract_lane 2 (local.get $s01)) (i32x4.extract_lane 3 (local.get $s01)))))
        (local.set $to (i32.add (local.get $to) (local.get $line)))
        (i32.store (local.get $to) (i32.add (i32.add (i32x4.extract_lane 0 (local.get $s02)) (i32x4.extract_lane 1 (local.get $s02))) (i32.add (i32x4.extract_lane 2 (local.get $s02)) (i32x4.extract_lane 3 (local.get $s02)))))
        (local.set $to (i32.add (local.get $to) (local.get $line)))
        (i32.store (local.get $to) (i32.add (i32.add (i32x4.extract_lane 0 (local.get $s03)) (i32x4.extract_lane 1 (local.get $s03))) (i32.add (i32x4.extract_lane 2 (local.get $s03)) (i32x4.extract_lane 3 (local.get $s03)))))
        (br_if $eachRows (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $count))))
      (br_if $eachColumns (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 1))) (local.get $columns)))))

  ;; One row of 32-bit floating point to whole numbers of 16 bits, so that the largest is `most`; what one of them is worth.
  (func (export "round") (param $from i32) (param $to i32) (param $width i32) (param $most f32) (result f32)
    (local $at i32) (local $left i32) (local $v v128) (local $largest f32) (local $factor v128)
    (local.set $at (local.get $from))
    (local.set $left (local.get $width))
    (loop $each
      (local.set $v (f32x4.max (local.get $v) (f32x4.abs (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $each (local.tee $left (i32.sub (local.get $left) (i32.const 4)))))
    (local.set $largest
      (f32.max (f32.const 1e-9)
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
          (f32.max (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
    (local.set $factor (f32x4.splat (f32.div (local.get $most) (local.get $largest))))
    (local.set $left (local.get $width))
    (loop $each
      (v128.store (local.get $to)
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $from)) (local.get $factor))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $from)) (local.get $factor))))))
      (local.set $from (i32.add (local.get $from) (i32.const 32)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $each (local.tee $left (i32.sub (local.get $left) (i32.const 8)))))
    (f32.div (local.get $largest) (local.get $most)))

  ;; One row of sums, where it stands, to 32-bit floating point: times `step`, times the scale of its column, plus its bias;
  ;; at least `least`.
  (func (export "unround") (param $at i32) (param $width i32) (param $step f32) (param $scales i32) (param $biases i32) (param $least f32)
    (loop $each
      (v128.store (local.get $at)
        (f32x4.max (f32x4.splat (local.get $least))
          (f32x4.add (v128.load (local.get $biases))
            (f32x4.mul (v128.load (local.get $scales))
              (f32x4.mul (f32x4.splat (local.get $step)) (f32x4.convert_i32x4_s (v128.load (local.get $at))))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 16)))
      (local.set $biases (i32.add (local.get $biases) (i32.const 16)))
      (br_if $each (local.tee $width (i32.sub (local.get $width) (i32.const 4))))))

  ;; The sum of the products of two rows of 32-bit floating point.
  (func (export "dot") (param $one i32) (param $other i32) (param $width i32) (result f32)
    (local $sum v128)
    (loop $each
      (local.set $sum
        (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $one)) (v128.load (local.get $other)))))
      (local.set $one (i32.add (local.get $one) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $each (local.tee $width (i32.sub (local.get $width) (i32.const 4)))))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
      (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))

  ;; Adds `share` of a row of 32-bit floating point to another.
  (func (export "add") (param $to i32) (param $from i32) (param $width i32) (param $share f32)
    (loop $each
      (v128.store (local.get $to)
        (f32x4.add (v128.load (local.get $to))
          (f32x4.mul (f32x4.splat (local.get $share)) (v128.load (local.get $from)))))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (br_if $each (local.tee $width (i32.sub (local.get $width) (i32.const 4)))))))
